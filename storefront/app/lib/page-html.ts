/** A page's bytes around the style that stands in every page. */
export interface PageHtml {
  before: Buffer
  after: Buffer
}

const endOfHead = "</head>"
/** React Router names the page's scripts ahead, at a higher priority than the first picture has. */
const preloads = /<link rel="modulepreload"[^>]*>/g

/**
 * Splits a rendered page where its style belongs, and leaves scripts to be asked for by the page's module: at low priority,
 * so that the first picture comes before them. Only the head is read as text; the rest stays the bytes that it is.
 * @param place what was rendered in the style's place; no text of a shop's can end an element after it
 */
export function pageHtml(rendered: Buffer, place: string): PageHtml {
  const end = Math.max(0, rendered.indexOf(endOfHead))
  const head = rendered.toString("utf8", 0, end).replace(preloads, "")
  const at = head.indexOf(`${place}</style>`)
  if (at < 0) throw new Error("The page has no place for its style")
  return {
    before: Buffer.from(head.slice(0, at)),
    after: Buffer.concat([Buffer.from(head.slice(at + place.length)), rendered.subarray(end)]),
  }
}
