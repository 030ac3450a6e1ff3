import { ApiError } from "../../lib/api-error"
import { isPicture } from "../files/picture-url"

export const methods: ReadonlySet<string> = new Set([
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
])

/**
 * A path of this server in printable ASCII: no `*`, no absolute URL, no `//host`. It contains no `#`, and its path no
 * `\`: Express parses such a target differently.
 */
const target = /^\/(?!\/)[\x21\x22\x24-\x3e\x40-\x5b\x5d-\x7e]*(\?[\x21\x22\x24-\x7e]*)?$/
const files = /^\/static(\/|$)/i
/** What this server serves. Medusa has more routes, some of them open to everybody. */
const served = /^\/(api|webhooks|static|app|admin|auth|store)(\/|$)/i

/** Returns why a request is refused, or undefined when it may pass. */
export function refusalOf(method: string, url: string): ApiError | undefined {
  if (!methods.has(method)) return new ApiError("METHOD_NOT_ALLOWED", "This method is not supported")
  if (!target.test(url)) return new ApiError("VALIDATION_FAILED", "The request's target could not be read.")
  const path = url.split(/[?#]/, 1)[0] ?? ""
  if (!isReadable(path)) return new ApiError("VALIDATION_FAILED", "The request's path could not be read.")
  // Decodable, but never an id: PostgreSQL can't store NUL.
  if (path.includes("%00")) return new ApiError("NOT_FOUND", "There is nothing at this address.")
  if (!served.test(path)) return new ApiError("NOT_FOUND", "There is nothing at this address.")
  // Medusa serves its own folder under the same path; only our pictures' names may reach it.
  if (files.test(path) && !isPicture(path)) return new ApiError("NOT_FOUND", "There is no such file")
  return undefined
}

/** Returns whether a path can be decoded and is unambiguous: two parsers may resolve `..` differently. */
function isReadable(path: string): boolean {
  try {
    const plain = decodeURIComponent(path)
    return !plain.split(/[/\\]/).some((it) => it === "." || it === "..")
  } catch {
    return false
  }
}
