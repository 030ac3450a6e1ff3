import { randomUUID } from "node:crypto"
import { traceHeaders } from "@telemetry/tracing"
import { freshHeader } from "@contract/rules/stamp"
import type { TrustedProxies } from "@contract/rules/trusted-proxies"
import { allowedHeaders, hasWritten, namesKey, ownCookies } from "./allowlists"
import type { Handler } from "./in-order"
import type { KnownCallers } from "./known-callers"
import { refuse, type Refusal } from "./refusal"

/** A host name, an IPv4 address or a bracketed IPv6 address, with or without port. */
const hostShape = /^(?:[a-z0-9_.-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/

/** Whether the host forms a valid URL; `localhost:99999` matches the pattern but is invalid. */
const isHost = (host: string): boolean => hostShape.test(host) && URL.canParse(`http://${host}/`)

const noHost: Refusal = {
  status: 400,
  code: "VALIDATION_FAILED",
  error: "The request names no valid host.",
}

const ipv4Mapped = /^::ffff:(?=\d+\.)/

interface EdgeOptions {
  edgeSecret: string
  trustedProxies: TrustedProxies
  /** Whether browsers reach this server over https, where our cookies have another name. */
  production: boolean
  known: Pick<KnownCallers, "has">
}

/** Request properties that only this server determines. */
export interface Edge {
  requestId: string
  /** Host as sent by the visitor, with port. */
  host: string
  /** Host without port and trailing dot. It determines the tenant and is the only part that cache keys may use. */
  hostname: string
  protocol: "http" | "https"
  /** The visitor's IP address. */
  address: string
  /** Declared route of the endpoint that has handled the request, as the Medusa server reports it. */
  route?: string
  /** Whether a Medusa server has recently recognized the request's session or API key. */
  isKnown: boolean
  /** When the request arrived, if the visitor has just changed something: cached versions must be checked since. */
  checkedSince?: number
}

declare module "http" {
  interface IncomingMessage {
    edge?: Edge
  }
}

const first = (value: string | string[] | undefined): string | undefined =>
  (Array.isArray(value) ? value[0] : value)?.split(",")[0]?.trim() || undefined

/** Returns the last address that no trusted proxy added itself. Addresses to its left can be forged. */
function clientAddress(forwardedFor: string | undefined, peer: string, trusted: TrustedProxies): string {
  const chain = (forwardedFor ?? "")
    .split(",")
    .map((it) => it.trim())
    .filter(Boolean)
  return chain.reverse().find((it) => !trusted.has(it)) ?? peer
}

/** Headers that forward the edge's observations to the Medusa server. */
export function edgeHeaders(edge: Edge, edgeSecret: string): Record<string, string> {
  return {
    "x-forwarded-host": edge.host,
    "x-forwarded-for": edge.address,
    "x-forwarded-proto": edge.protocol,
    "x-request-id": edge.requestId,
    "x-ratna-edge": edgeSecret,
    ...traceHeaders(),
    ...(edge.checkedSince === undefined ? {} : { [freshHeader]: "1" }),
  }
}

const closesConnection = /\bclose\b/i

/**
 * Determines host, protocol and address of a request and overwrites the client's own values: a trusted
 * `x-forwarded-host` would let anyone act as any tenant. Headers and cookies that no code behind this server reads are
 * removed, so that they can't cause faults there.
 */
export function edge({ edgeSecret, trustedProxies, production, known }: EdgeOptions): Handler {
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
      isKnown: false,
      ...(hasWritten(headers.cookie, production) ? { checkedSince: performance.now() } : {}),
    }
    res.setHeader("X-Request-Id", seen.requestId)
    if (!isHost(seen.host)) {
      refuse(req.url ?? "/", res, noHost)
      return
    }
    // A page's URL may contain a secret (the token of a reset link). Logs need only the path.
    if (headers.referer) headers.referer = headers.referer.split("?")[0]
    for (const name of Object.keys(headers)) {
      if (!allowedHeaders.has(name)) Reflect.deleteProperty(headers, name)
    }
    // Only close and keep-alive are supported: no upgrades, no removal of headers.
    if (headers.connection)
      headers.connection = closesConnection.test(headers.connection) ? "close" : "keep-alive"
    if (headers.authorization && !namesKey(headers.authorization)) delete headers.authorization
    const cookie = headers.cookie && ownCookies(headers.cookie, production)
    if (cookie) headers.cookie = cookie
    else delete headers.cookie
    seen.isKnown = known.has(seen.hostname, headers)
    Object.assign(headers, edgeHeaders(seen, edgeSecret))
    req.edge = seen
    next()
  }
}
