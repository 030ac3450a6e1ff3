/** A page's bytes before and after the style, which is the same in every page. */
export interface PageHtml {
  before: Buffer
  after: Buffer
}

const endOfHead = "</head>"
/** React Router's module preloads, which have a higher priority than the first picture. */
const preloads = /<link rel="modulepreload"[^>]*>/g

/**
 * Splits a rendered page at its style and removes the module preloads: the page's module then requests the scripts at
 * low priority, so that the first picture loads before them. Only the head is decoded as text.
 * @param place the rendered placeholder of the style; a tenant's text can't end an element after it
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
