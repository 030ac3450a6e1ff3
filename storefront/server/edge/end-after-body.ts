import type { IncomingMessage, ServerResponse } from "node:http"
import { finished } from "node:stream"

/** How much of a refused body is read, in bytes, and for how long, in ms, before its connection closes anyway. */
interface Limits {
  bytes: number
  ms: number
}

/** Above the largest body that any endpoint accepts. */
const usual: Limits = { bytes: 112 * 1024 * 1024, ms: 60_000 }

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0

/**
 * Sends the last part of a response, and ends it once the rest of its request's body has been read. A connection that is
 * closed while the client still sends is reset, and the response is lost: nginx responds with 502 in its place.
 */
export function endAfterBody(res: ServerResponse, part = "", limits = usual): void {
  const { req } = res
  if (req.complete || req.destroyed || !hasBody(req)) {
    res.end(part)
    return
  }
  res.write(part)
  const timeout = setTimeout(giveUp, limits.ms)
  let bytes = 0
  const count = (chunk: Buffer): void => {
    bytes += chunk.length
    if (bytes > limits.bytes) giveUp()
  }
  /** Closes the connection of a client that doesn't stop sending. */
  function giveUp(): void {
    res.once("close", () => req.destroy())
    res.end()
  }
  finished(req, () => {
    clearTimeout(timeout)
    res.end()
  })
  req.on("data", count)
}
