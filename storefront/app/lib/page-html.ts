/** A page's bytes around the style that stands in every page. */
export interface PageHtml {
  before: Buffer
  after: Buffer
}

/**
 * Splits a rendered page where its style belongs.
 * @param place what was rendered in the style's place; no text of a shop's can end an element after it
 */
export function pageHtml(rendered: Buffer, place: string): PageHtml {
  const at = rendered.indexOf(`${place}</style>`)
  if (at < 0) throw new Error("The page has no place for its style")
  return { before: rendered.subarray(0, at), after: rendered.subarray(at + place.length) }
}
