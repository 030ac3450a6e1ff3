import { randomUUID } from "node:crypto"
import http, { type IncomingMessage, type RequestListener, type ServerResponse } from "node:http"
import type { Duplex } from "node:stream"
import type { ErrorBody } from "../../contract/common"
import { env } from "../../config/env"
import { isTracing } from "../../lib/telemetry/tracing"
import { trackRequest } from "../../lib/telemetry/track-request"
import { setCommonHeaders } from "../kernel/common-headers"
import { isFromStorefront } from "../kernel/peer"
import { isDraining } from "../kernel/readiness"
import { invitationCookieOf } from "../medusa-admin/staff-invitation"
import { respondsWithBrowserFiles } from "./browser-files-endpoint"
import { knownCookies } from "./known-cookies"
import { methods, refusalOf } from "./refusal"
import { factsOf } from "./request-facts"
import { serveHealth } from "./serve-health"
import { respondsWithVersions } from "./versions-endpoint"

const allow = [...methods].join(", ")

/** Requested by the sign-in page of Medusa Admin: whether Medusa's cloud signs users in. It never does here. */
const cloudSignIn = "/cloud/auth"

/** Serves a request to one of our own endpoints; returns false for any other request. */
type Dispatch = (req: IncomingMessage, res: ServerResponse) => boolean

/**
 * Refuses requests that no client of the product sends before they reach Medusa's own parsers, session and file
 * handlers, some of which crash on them. Our own endpoints are served without them. Replaces `createServer` for the next
 * server that is created.
 */
export function guardServer(dispatch: Dispatch): void {
  const { createServer } = http
  const replaced = (listener: RequestListener): http.Server => {
    Object.assign(http, { createServer })
    const server = createServer(guarded(dispatch, listener))
    server.on("connect", (_req: unknown, socket: Duplex) => {
      socket.end(`HTTP/1.1 405 Method Not Allowed\r\nAllow: ${allow}\r\nConnection: close\r\n\r\n`)
    })
    return server
  }
  Object.assign(http, { createServer: replaced })
}

function guarded(dispatch: Dispatch, listener: RequestListener): RequestListener {
  const handle = handler(dispatch, listener)
  return (req, res) => {
    // Requests of the storefront servers' own, up to 20 a second: they are neither logged nor counted.
    if (respondsWithVersions(req, res) || respondsWithBrowserFiles(req, res)) return
    const trustedHeaders = isTracing() && isFromStorefront(req) ? req.headers : undefined
    trackRequest(req, res, { known: () => factsOf(req), trustedHeaders }, () => handle(req, res))
  }
}

function handler(dispatch: Dispatch, listener: RequestListener): RequestListener {
  return (req, res) => {
    // The client opens its next connection to a process that goes on.
    if (isDraining()) res.setHeader("connection", "close")
    if (env().role === "worker") {
      void serveHealth(req, res)
      return
    }
    if (req.method === "GET" && req.url === cloudSignIn) {
      setCommonHeaders(res, randomUUID())
      res.setHeader("content-type", "application/json; charset=utf-8")
      res.end('{"enabled":false}')
      return
    }
    const refusal = refusalOf(req.method ?? "", req.url ?? "")
    if (refusal) {
      setCommonHeaders(res, randomUUID())
      if (refusal.status === 405) res.setHeader("allow", allow)
      res.writeHead(refusal.status, { "content-type": "application/json; charset=utf-8" })
      const body: ErrorBody = { error: refusal.message, code: refusal.code }
      res.end(JSON.stringify(body))
      return
    }
    const cookies = knownCookies(req.headers.cookie)
    if (cookies) req.headers.cookie = cookies
    else delete req.headers.cookie
    if (dispatch(req, res)) return
    const invitation = invitationCookieOf(req.url ?? "")
    if (invitation) res.setHeader("set-cookie", invitation)
    listener(req, res)
  }
}
