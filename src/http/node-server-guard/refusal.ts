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
 * A path of this server in printable ASCII: no `*`, no absolute address, no `//host`. No `#`, and no `\` in the path:
 * Express reads such a target differently than we do.
 */
const target = /^\/(?!\/)[\x21\x22\x24-\x3e\x40-\x5b\x5d-\x7e]*(\?[\x21\x22\x24-\x7e]*)?$/
const files = /^\/static(\/|$)/i

/** Why a request is not let in at all; undefined for one that may pass. */
export function refusalOf(method: string, url: string): ApiError | undefined {
  if (!methods.has(method)) return new ApiError("METHOD_NOT_ALLOWED", "This method is not known here")
  if (!target.test(url)) return new ApiError("VALIDATION_FAILED", "The request's target could not be read.")
  const path = url.split(/[?#]/, 1)[0] ?? ""
  if (!isReadable(path)) return new ApiError("VALIDATION_FAILED", "The request's path could not be read.")
  // Can be decoded, and is nobody's id: PostgreSQL keeps no such text.
  if (path.includes("%00")) return new ApiError("NOT_FOUND", "There is nothing at this address.")
  // Medusa serves a folder of its own under the same path: nothing but our pictures' names may reach it.
  if (files.test(path) && !isPicture(path)) return new ApiError("NOT_FOUND", "There is no such file")
  return undefined
}

/** Can be decoded, and means what it says: with `..` in it, two readers may not mean the same. */
function isReadable(path: string): boolean {
  try {
    const plain = decodeURIComponent(path)
    return !plain.split(/[/\\]/).some((it) => it === "." || it === "..")
  } catch {
    return false
  }
}
