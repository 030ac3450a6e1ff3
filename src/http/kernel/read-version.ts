import type { IncomingMessage } from "node:http"
import { expectedVersion } from "../../contract/version"
import { read } from "./read-input"

/** A version that no row ever has. It stands for an `If-Match` that contains none of our tags. */
const never = 0

/**
 * Returns the version that an edit is based on: `If-Match: "3"`, or `version` in the body; undefined without either.
 * @throws ApiError VALIDATION_FAILED when `version` isn't a number
 */
export function readVersion(req: IncomingMessage & { body?: unknown }): number | undefined {
  const header = req.headers["if-match"]?.trim()
  if (header !== undefined && header !== "*") {
    // A proxy that compresses responses weakens tags.
    const named = /^(?:W\/)?"(\d{1,9})"$/.exec(header)?.[1]
    return named === undefined ? never : Number(named)
  }
  const { version } = (typeof req.body === "object" && req.body !== null ? req.body : {}) as {
    version?: unknown
  }
  return version === undefined || version === null
    ? undefined
    : (read(expectedVersion, version, "body") as number)
}
