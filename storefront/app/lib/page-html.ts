import { lateScript, takePreloads } from "./late-scripts"

/** A page's bytes around the style that stands in every page. */
export interface PageHtml {
  before: Buffer
  after: Buffer
}

const endOfHead = "</head>"
const moduleScript = 'type="module"'

/** The place of `text`, or of the page's end. */
const placeOf = (page: Buffer, text: string, from: number): number => {
  const at = page.indexOf(text, from)
  return at < 0 ? page.length : at
}

/**
 * A rendered page as it is sent: its scripts are asked for after it was seen. Only its head and its script are read as
 * text; the rest, by far the most, stays the bytes that it is.
 * @param place what was rendered in the style's place; no text of a shop's can end an element after it
 * @param isBuilt whether its module is as a build has it: Vite's own server has another form, and nothing there is measured
 */
export function pageHtml(rendered: Buffer, place: string, isBuilt = true): PageHtml {
  const headEnd = placeOf(rendered, endOfHead, 0)
  const { head, files } = takePreloads(rendered.toString("utf8", 0, headEnd))
  const at = head.indexOf(`${place}</style>`)
  const rest = isBuilt ? withLateScript(rendered, headEnd, files) : [rendered.subarray(headEnd)]
  if (at < 0) throw new Error("The page has no place for its style")
  return {
    before: Buffer.from(head.slice(0, at)),
    after: Buffer.concat([Buffer.from(head.slice(at + place.length)), ...rest]),
  }
}

/** What comes after the head. */
function withLateScript(page: Buffer, headEnd: number, files: readonly string[]): Buffer[] {
  const named = page.lastIndexOf(moduleScript)
  if (named < headEnd) return [page.subarray(headEnd)]
  const from = placeOf(page, ">", named) + 1
  const to = placeOf(page, "</script>", from)
  const script = lateScript(page.toString("utf8", from, to), files)
  return [page.subarray(headEnd, from), Buffer.from(script), page.subarray(to)]
}
