import type { IncomingMessage } from "node:http"
import { expectedVersion } from "../../contract/version"
import { read } from "./read-input"

/** A version that no thing ever has: what an `If-Match` that names none of ours comes to. */
const never = 0

/**
 * The version that an edit was made from: `If-Match: "3"`, or `version` in the body; undefined where neither is there.
 * @throws ApiError VALIDATION_FAILED for a `version` that is no number
 */
export function readVersion(req: IncomingMessage & { body?: unknown }): number | undefined {
  const header = req.headers["if-match"]?.trim()
  if (header !== undefined && header !== "*") {
    // A proxy that compresses weakens tags.
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
