import type { IncomingMessage } from "node:http"
import { env } from "../../config/env"
import { notFound } from "../../lib/api-error"

const loopback = /^(127\.|::1$)/

/**
 * Returns the address of a trusted local caller: one on this machine or in `TRUSTED_PROXIES`. Requests through the
 * public origin are refused.
 * @throws ApiError NOT_FOUND for any other caller
 */
export function requireProxy({ socket, headers }: Pick<IncomingMessage, "socket" | "headers">): string {
  const address = (socket.remoteAddress ?? "").replace(/^::ffff:/, "")
  const isBeside = loopback.test(address) || env().trustedProxies.has(address)
  if (!isBeside || headers["x-ratna-edge"] !== undefined) throw notFound("Call")
  return address
}
