import { heldType } from "./start-scripts"

/** A page's bytes before and after the style, which is the same in every page. */
export interface PageHtml {
  before: Buffer
  after: Buffer
}

const endOfHead = "</head>"
const preloads = /<link rel="modulepreload"[^>]*href="([^"]+)"[^>]*>/g
/** How React Router marks the page's module script. */
const moduleType = 'type="module" async=""'

/**
 * Splits a rendered page at its style, and hands its module script and module preloads to `startScripts`: a browser
 * would load them before the first picture. Only the head is decoded as text.
 * @param place the rendered placeholder of the style; a tenant's text can't end an element after it
 */
export function pageHtml(rendered: Buffer, place: string): PageHtml {
  const end = Math.max(0, rendered.indexOf(endOfHead))
  const imports: string[] = []
  const head = rendered.toString("utf8", 0, end).replace(preloads, (_link, href: string) => {
    imports.push(href)
    return ""
  })
  const at = head.indexOf(`${place}</style>`)
  if (at < 0) throw new Error("The page has no place for its style")
  return {
    before: Buffer.from(head.slice(0, at)),
    after: Buffer.concat([
      Buffer.from(head.slice(at + place.length)),
      ...withHeldModule(rendered.subarray(end), imports),
    ]),
  }
}

/** @returns the parts of a page's body, with a module script that the browser doesn't run by itself */
function withHeldModule(body: Buffer, imports: string[]): Buffer[] {
  const at = body.lastIndexOf(moduleType)
  if (at < 0) return [body]
  const held = Buffer.from(`type="${heldType}" data-imports="${imports.join(" ")}"`)
  return [body.subarray(0, at), held, body.subarray(at + moduleType.length)]
}
