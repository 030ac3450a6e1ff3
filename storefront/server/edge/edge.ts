import { randomUUID } from "node:crypto"
import type { RequestHandler } from "express"
import { allowedHeaders, namesKey, ownCookies } from "./allowlists"
import { refuse, type Refusal } from "./refusal"

/** A host name, an IPv4 or a bracketed IPv6 address, with or without a port. */
const hostShape = /^(?:[a-z0-9_.-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/

/** Whether pages can be addressed by it; `localhost:99999` has the shape but is no address. */
const isHost = (host: string): boolean => hostShape.test(host) && URL.canParse(`http://${host}/`)

const noHost: Refusal = {
  status: 400,
  code: "VALIDATION_FAILED",
  error: "The request names no valid host.",
}

const ipv4Mapped = /^::ffff:(?=\d+\.)/

interface EdgeOptions {
  edgeSecret: string
  trustedProxies: ReadonlySet<string>
}

/** What this server, and nobody else, says about a request. */
export interface Edge {
  requestId: string
  /** Host as the visitor named it, with port. */
  host: string
  /** Without port and final dot: what decides the tenant, and all that caches may be keyed by. */
  hostname: string
  protocol: "http" | "https"
  /** The visitor's address. */
  address: string
}

declare module "http" {
  interface IncomingMessage {
    edge?: Edge
  }
}

const first = (value: string | string[] | undefined): string | undefined =>
  (Array.isArray(value) ? value[0] : value)?.split(",")[0]?.trim() || undefined

/** The last address that a trusted proxy did not add itself: everything to its left is hearsay. */
function clientAddress(forwardedFor: string | undefined, peer: string, trusted: ReadonlySet<string>): string {
  const chain = (forwardedFor ?? "")
    .split(",")
    .map((it) => it.trim())
    .filter(Boolean)
  return chain.reverse().find((it) => !trusted.has(it)) ?? peer
}

/** Headers for the Medusa server that stand for what this edge saw. */
export function edgeHeaders(edge: Edge, edgeSecret: string): Record<string, string> {
  return {
    "x-forwarded-host": edge.host,
    "x-forwarded-for": edge.address,
    "x-forwarded-proto": edge.protocol,
    "x-request-id": edge.requestId,
    "x-ratna-edge": edgeSecret,
  }
}

const asksToClose = /\bclose\b/i

/**
 * Decides host, protocol and address of a request, and overwrites whatever the client claimed about them:
 * a believed `x-forwarded-host` would let anyone speak for any tenant. Headers and cookies that nothing behind this
 * server reads are dropped: what reads more than it should can't fall over them.
 */
export function edge({ edgeSecret, trustedProxies }: EdgeOptions): RequestHandler {
  return (req, res, next) => {
    const headers = req.headers
    const peer = (req.socket.remoteAddress ?? "").replace(ipv4Mapped, "")
    const trusted = trustedProxies.has(peer)
    const host = (
      (trusted ? first(headers["x-forwarded-host"]) : undefined) ??
      headers.host ??
      ""
    ).toLowerCase()
    const seen: Edge = {
      requestId: randomUUID(),
      host,
      hostname: host.replace(/\.?(?::\d+)?$/, ""),
      protocol: trusted && first(headers["x-forwarded-proto"]) === "https" ? "https" : "http",
      address: trusted ? clientAddress(headers["x-forwarded-for"]?.toString(), peer, trustedProxies) : peer,
    }
    res.setHeader("X-Request-Id", seen.requestId)
    if (!isHost(seen.host)) {
      refuse(req.url, res, noHost)
      return
    }
    // A page's address may hold a secret (a reset link's token); logs behind this server need the page alone.
    if (headers.referer) headers.referer = headers.referer.split("?")[0]
    for (const name of Object.keys(headers)) {
      if (!allowedHeaders.has(name)) Reflect.deleteProperty(headers, name)
    }
    // Whatever else a client wants of its connection (an upgrade, headers to drop) is not offered.
    if (headers.connection) headers.connection = asksToClose.test(headers.connection) ? "close" : "keep-alive"
    if (headers.authorization && !namesKey(headers.authorization)) delete headers.authorization
    const cookie = headers.cookie && ownCookies(headers.cookie)
    if (cookie) headers.cookie = cookie
    else delete headers.cookie
    Object.assign(headers, edgeHeaders(seen, edgeSecret))
    req.edge = seen
    next()
  }
}
