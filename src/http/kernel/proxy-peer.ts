import type { IncomingMessage } from "node:http"
import { env } from "../../config/env"
import { notFound } from "../../lib/api-error"

const loopback = /^(127\.|::1$)/

/**
 * The address of a caller beside this server: on its own machine, or one of `TRUSTED_PROXIES`. What comes through the
 * public origin is nobody's.
 * @throws ApiError NOT_FOUND for everybody else
 */
export function requireProxy({ socket, headers }: Pick<IncomingMessage, "socket" | "headers">): string {
  const address = (socket.remoteAddress ?? "").replace(/^::ffff:/, "")
  const isBeside = loopback.test(address) || env().trustedProxies.includes(address)
  if (!isBeside || headers["x-ratna-edge"] !== undefined) throw notFound("Call")
  return address
}
