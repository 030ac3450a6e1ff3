import { withLateScripts } from "./late-scripts"

/** A page's bytes around the style that stands in every page. */
export interface PageHtml {
  before: Buffer
  after: Buffer
}

/**
 * A rendered page as it is sent: its scripts are asked for after it was seen.
 * @param place what was rendered in the style's place; no text of a shop's can end an element after it
 */
export function pageHtml(rendered: string, place: string): PageHtml {
  // Vite's own server hands out modules in another form, and nothing there is measured.
  const html = import.meta.env.DEV ? rendered : withLateScripts(rendered)
  const at = html.indexOf(`${place}</style>`)
  if (at < 0) throw new Error("The page has no place for its style")
  return { before: Buffer.from(html.slice(0, at)), after: Buffer.from(html.slice(at + place.length)) }
}
