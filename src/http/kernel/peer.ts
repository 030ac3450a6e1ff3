import type { IncomingMessage } from "node:http"
import { env } from "../../config/env"
import { isAccepted } from "../../lib/accepted-secrets"
import { freshHeader, knownRegistryHeader } from "../../contract/rules/stamp"

/** A caller as seen at the edge. `host` is lower case and may include a port. */
export interface Peer {
  host: string
  protocol: "http" | "https"
  clientIp: string
  requestId: string | undefined
  /** Whether our storefront server sends the request. */
  isStorefront: boolean
  /** Whether the caller has just changed something, so that no lease of a version applies. */
  isFresh: boolean
  /** The newest registry version that the storefront server has read; undefined when it wants no stamp. */
  knownRegistry: string | undefined
}

const one = (value: string | string[] | undefined): string => (Array.isArray(value) ? value[0] : value) ?? ""
const list = (value: string | string[] | undefined): string[] =>
  one(value)
    .split(",")
    .map((it) => it.trim())
    .filter(Boolean)

/** Returns whether our storefront server sends the request. */
export const isFromStorefront = (req: IncomingMessage): boolean =>
  isAccepted(env().edgeSecrets, one(req.headers["x-ratna-edge"]))

/**
 * Whether a storefront server sends the request whose secret this process doesn't accept. Its visitors would all count
 * as one address.
 */
export const isFromForeignStorefront = (req: IncomingMessage): boolean =>
  req.headers["x-ratna-edge"] !== undefined && !isFromStorefront(req)

/**
 * Resolves the caller's address, host and protocol. Forwarded headers are trusted from our storefront server
 * (identified by a shared secret) and from peers that the operator lists; for any other peer the socket's values are
 * used.
 */
export function peerOf(req: IncomingMessage): Peer {
  const { trustedProxies, protocol } = env()
  const address = (req.socket.remoteAddress ?? "").replace(/^::ffff:/, "")
  const isStorefront = isFromStorefront(req)
  const isTrusted = isStorefront || trustedProxies.has(address)
  const forwarded = (name: string): string => (isTrusted ? (list(req.headers[name])[0] ?? "") : "")
  // The client is the last address that isn't a trusted proxy. Addresses to the left of it are the client's own claim.
  const chain = isTrusted ? list(req.headers["x-forwarded-for"]).reverse() : []
  const forwardedProtocol = forwarded("x-forwarded-proto")
  return {
    host: (forwarded("x-forwarded-host") || one(req.headers.host)).toLowerCase(),
    protocol: forwardedProtocol === "http" || forwardedProtocol === "https" ? forwardedProtocol : protocol,
    clientIp: chain.find((it) => !trustedProxies.has(it)) ?? address,
    requestId: forwarded("x-request-id").slice(0, 100) || undefined,
    isStorefront,
    // An API key's owner keeps no cookie that would report a recent change.
    isFresh:
      (isStorefront && req.headers[freshHeader] !== undefined) || req.headers.authorization !== undefined,
    knownRegistry: isStorefront ? req.headers[knownRegistryHeader]?.toString() : undefined,
  }
}
