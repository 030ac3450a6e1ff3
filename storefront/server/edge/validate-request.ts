import type { IncomingMessage } from "node:http"
import { isTopOfMedusa, methodsOf } from "./allowlists"
import type { Handler } from "./in-order"
import { refuse, type Refusal } from "./refusal"

/** Longer than any valid address: a search of 200 characters, each percent-encoded as twelve, and its filters. */
const maxTarget = 8_000

/**
 * A path of this server in printable ASCII, as browsers send it. Excludes `*`, absolute URLs, `#`, and `\` in the path,
 * which some parsers treat as `/`.
 */
const targetShape = /^\/[\x21\x22\x24-\x3e\x40-\x5b\x5d-\x7e]*(\?[\x21\x22\x24-\x7e]*)?$/

const unreadable: Refusal = {
  status: 400,
  code: "VALIDATION_FAILED",
  error: "The request's address could not be read.",
}
const tooLong: Refusal = {
  status: 414,
  code: "VALIDATION_FAILED",
  error: "The request's address is too long.",
}
const severalHosts: Refusal = {
  status: 400,
  code: "VALIDATION_FAILED",
  error: "The request names more than one host.",
}
const noSuchMethod: Refusal = {
  status: 405,
  code: "METHOD_NOT_ALLOWED",
  error: "This address does not take that method.",
}

const nothingHere: Refusal = { status: 404, code: "NOT_FOUND", error: "There is no such endpoint" }

/** Whether a path can be decoded and is unambiguous: two servers may resolve `..` differently. */
function isPlainPath(path: string): boolean {
  if (!path.includes("%") && !path.includes("/.")) return true
  try {
    return !decodeURIComponent(path)
      .split("/")
      .some((it) => it === "." || it === "..")
  } catch {
    return false
  }
}

function hostsIn(rawHeaders: readonly string[]): number {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === "host") hosts++
  }
  return hosts
}

function faultOf({ url = "", method = "", rawHeaders }: IncomingMessage): Refusal | null {
  if (url.length > maxTarget) return tooLong
  if (!targetShape.test(url) || !isPlainPath(url.split("?", 1)[0] ?? "")) return unreadable
  if (hostsIn(rawHeaders) > 1) return severalHosts
  if (isTopOfMedusa(url)) return nothingHere
  return methodsOf(url).includes(method) ? null : noSuchMethod
}

/** Accepts only requests that match the allowlists; refuses everything else before any other code sees it. */
export function validateRequest(): Handler {
  return (req, res, next) => {
    const { url = "/" } = req
    const fault = faultOf(req)
    if (!fault) {
      next()
      return
    }
    if (fault === noSuchMethod) res.setHeader("Allow", methodsOf(url).join(", "))
    refuse(url, res, fault)
  }
}
