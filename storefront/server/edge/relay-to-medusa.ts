import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as httpRequest,
  type ServerResponse,
} from "node:http"
import { request as httpsRequest } from "node:https"
import { pipeline } from "node:stream/promises"
import {
  callsPerSecondHeader,
  hostHeader,
  recognizedHeader,
  routeHeader,
  tenantHeader,
} from "@contract/rules/internal-headers"
import { stampHeader } from "@contract/rules/stamp"
import { countLostRequest } from "@telemetry/metrics"
import { isDraining } from "../health"
import type { MedusaServers } from "../medusa-servers"
import { noteTenant } from "../telemetry/tenants-of-hosts"
import { capacityInHeader } from "./edge-rate-limiter"
import { endAfterBody, hasBody } from "./end-after-body"
import { noteHost } from "./known-hosts"
import { refusalPolicy, refuse, unavailable } from "./refusal"
import { writtenCookie } from "./written-cookie"

/** Headers of one connection (RFC 9110, 7.6.1), headers that this server sets itself, and internal ones. */
const notPassedOn: ReadonlySet<string> = new Set([
  "connection",
  "date",
  "keep-alive",
  "transfer-encoding",
  "x-request-id",
  "x-powered-by",
  routeHeader,
  tenantHeader,
  stampHeader,
  capacityInHeader,
  callsPerSecondHeader,
  recognizedHeader,
  hostHeader,
])

/** Endpoints that change a tenant. Incoming webhooks aren't: their senders read nothing. */
const edits = /^\/api\//
/** Platform endpoints, whose changes may affect any tenant. */
const platformEdits = /^\/api\/superadmin\//

/** Time in ms after which a Medusa server that sends nothing is treated as unreachable. */
const timeoutMs = 120_000

interface Options {
  /** Request headers in place of the client's. */
  headers?: IncomingHttpHeaders
  /** Returns whether it sends the response itself. */
  take?: (response: IncomingMessage) => boolean
}

/** Sends a request to a Medusa server and its response to the client. */
export type Relay = (req: IncomingMessage, res: ServerResponse, options?: Options) => void

interface Parts {
  servers: MedusaServers
  /** Runs after a change and before its response is sent; without a host the change affects all tenants. */
  onEdited: (hostname?: string) => void
  /** Runs for each response. */
  onResponse: (req: IncomingMessage, response: IncomingMessage) => void
  /** Whether browsers reach this server over https. */
  production: boolean
}

/** The headers of a Medusa server's response that the client receives. */
export function headersFor({ headers }: IncomingMessage): OutgoingHttpHeaders {
  // The API's own policy may be stricter. Without one, nothing may be loaded from a response.
  const all: OutgoingHttpHeaders = { "content-security-policy": refusalPolicy }
  for (const name in headers) if (!notPassedOn.has(name)) all[name] = headers[name]
  return all
}

export const setHeaders = (res: ServerResponse, headers: OutgoingHttpHeaders): void => {
  for (const name in headers) {
    const value = headers[name]
    if (value !== undefined) res.setHeader(name, value)
  }
}

/** Records what the Medusa server reports about a request, for metrics and log lines. */
function noteFacts({ edge }: IncomingMessage, { headers }: IncomingMessage): void {
  const route = headers[routeHeader]
  if (edge && typeof route === "string") edge.route = route
  noteTenant(edge?.host, headers)
  if (edge) noteHost(edge.hostname, headers)
}

/** Relays requests to the Medusa servers over persistent connections. Both bodies are streamed. */
export function relayToMedusa({ servers, onEdited, onResponse, production }: Parts): Relay {
  const { first, isSecure, agent } = servers
  const request = isSecure ? httpsRequest : httpRequest
  const target = { host: first.hostname, port: first.port, agent, timeout: timeoutMs }

  function noteEdit({ method, url = "", edge }: IncomingMessage, response: IncomingMessage): void {
    const isRead = method === "GET" || method === "HEAD"
    if (isRead || (response.statusCode ?? 500) >= 400 || !edits.test(url)) return
    if (platformEdits.test(url)) onEdited()
    else onEdited(edge?.hostname)
    const cookies = response.headers["set-cookie"] ?? []
    response.headers["set-cookie"] = [...cookies, writtenCookie(production)]
  }

  /** Whether a request may be sent again: it changes nothing, and another server may answer it. */
  const isRepeatable = (req: IncomingMessage): boolean =>
    servers.urls.length > 1 && (req.method === "GET" || req.method === "HEAD") && !hasBody(req)

  const relay = (
    req: IncomingMessage,
    res: ServerResponse,
    { headers = req.headers, take }: Options,
    mayRepeat: boolean
  ): void => {
    const { connection: _ofClient, ...forwarded } = headers
    const sent = request({ ...target, method: req.method, path: req.url, headers: forwarded }, (response) => {
      // The limits depend on whether the host is a tenant's.
      noteFacts(req, response)
      onResponse(req, response)
      noteEdit(req, response)
      if (isDraining()) res.setHeader("Connection", "close")
      if (take?.(response)) return
      res.statusCode = response.statusCode ?? 502
      setHeaders(res, headersFor(response))
      response.once("close", dropRest)
      // A response that breaks off closes the client's connection: a part must not pass for the whole.
      pipeline(response, res, { end: false }).then(
        () => endAfterBody(res),
        () => res.destroy()
      )
    })
    /** Reads the rest of a body that was refused, so that the client's connection can be used again. */
    const dropRest = (): void => {
      req.unpipe(sent).resume()
      if (!sent.writableFinished) sent.destroy()
    }
    sent.on("timeout", () => sent.destroy(new Error("The Medusa server sent nothing in time")))
    sent.on("error", () => {
      if (res.headersSent || res.destroyed) {
        res.destroy()
        return
      }
      countLostRequest(mayRepeat ? "repeated" : "refused")
      if (mayRepeat) {
        relay(req, res, { headers, ...(take && { take }) }, false)
        return
      }
      res.setHeader("Retry-After", "5")
      refuse(req.url ?? "/", res, unavailable)
    })
    res.once("close", () => {
      if (!res.writableFinished) sent.destroy()
    })
    if (!hasBody(req)) {
      sent.end()
      return
    }
    req.pipe(sent)
    sent.once("close", dropRest)
  }
  return (req, res, options = {}) => relay(req, res, options, isRepeatable(req))
}
