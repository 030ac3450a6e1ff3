/** React Router names every script of a page at the top of it, at a priority above the page's picture. */
const scriptPreloads = /<link rel="modulepreload"[^>]*>/g

/** A page's bytes around the style that stands in every page. */
export interface PageHtml {
  before: Buffer
  after: Buffer
}

/**
 * A rendered page as it is sent: its few scripts are found at its end, after the style and the first picture.
 * @param place what was rendered in the style's place; no text of a shop's can end an element after it
 */
export function pageHtml(rendered: string, place: string): PageHtml {
  const html = rendered.replace(scriptPreloads, "")
  const at = html.indexOf(`${place}</style>`)
  if (at < 0) throw new Error("The page has no place for its style")
  return { before: Buffer.from(html.slice(0, at)), after: Buffer.from(html.slice(at + place.length)) }
}
