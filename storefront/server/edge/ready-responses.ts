import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http"
import { buffer } from "node:stream/consumers"
import { encodingOf, namesTag } from "@contract/rules/negotiation"
import { routeHeader } from "@contract/rules/internal-headers"
import { knownRegistryHeader, stampHeader } from "@contract/rules/stamp"
import { countReady } from "@telemetry/metrics"
import { InFlight } from "../cache/in-flight"
import { maxBodyBytes, type ReadyResponse, ReadyStore } from "../cache/ready-store"
import { isCurrent, type VersionBoard } from "../cache/version-board"
import { allowedHeaders } from "./allowlists"
import type { Handler } from "./in-order"
import { refuse, unavailable } from "./refusal"
import { headersFor, type Relay, setHeaders } from "./relay-to-medusa"

/** Headers that describe a body. A 304 has none of them. */
const ofBody = ["content-type", "content-length", "content-encoding"]

interface Visit {
  req: IncomingMessage
  res: ServerResponse
  hostname: string
  key: string
  checkedSince: number | undefined
}

/**
 * Whether the response may be the same for everyone. A session doesn't matter: which endpoints are public is declared,
 * and their responses have a stamp.
 */
const mayBeReady = ({ method, url = "", headers }: IncomingMessage): boolean =>
  (method === "GET" || method === "HEAD") &&
  url.startsWith("/api/") &&
  headers.authorization === undefined &&
  headers["content-length"] === undefined &&
  headers["transfer-encoding"] === undefined

/** The headers that this server has set. One client's own headers must not shape everyone's response. */
const headersOfEdge = ({ headers }: IncomingMessage): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name === "host" || !allowedHeaders.has(name)))

const encodingFor = ({ headers }: IncomingMessage): string =>
  encodingOf(headers["accept-encoding"]?.toString()) ?? "identity"

const headerOf = ({ headers }: IncomingMessage, name: string): string | undefined => {
  const value = headers[name]
  return typeof value === "string" ? value : undefined
}

/** Sends a response from memory: complete, without its body, or 304 when the client's copy is current. */
function sendReady({ req, res }: Visit, { route, headers, body }: ReadyResponse): void {
  if (req.edge && route !== undefined) req.edge.route = route
  setHeaders(res, headers)
  const { etag } = headers
  if (typeof etag === "string" && namesTag(req.headers["if-none-match"], etag)) {
    for (const name of ofBody) res.removeHeader(name)
    res.statusCode = 304
    res.end()
    return
  }
  res.end(req.method === "HEAD" ? undefined : body)
}

/**
 * Serves public API responses from memory while their stamp is current, and relays everything else. A response is kept
 * from its second request on, if the Medusa server sends it with a stamp. Its key is the target as it was sent and the
 * encoding, for each host, so that nothing crosses tenants.
 */
export function readyResponses(board: VersionBoard, relay: Relay): Handler {
  const store = new ReadyStore()
  const refills = new InFlight()

  /** Reports the response's stamp to the version board. */
  function noteStamp({ hostname }: Visit, response: IncomingMessage): string | undefined {
    const stamp = headerOf(response, stampHeader)
    if (stamp !== undefined) board.note(hostname, stamp)
    return stamp
  }

  /** Relays a request. The next response to the same request is kept if this one has a stamp. */
  function pass(visit: Visit, registry: string): void {
    const { req, res, hostname, key } = visit
    relay(req, res, {
      headers: { ...req.headers, [knownRegistryHeader]: registry },
      take: (response) => {
        const isFound = response.statusCode === 200 || response.statusCode === 304
        if (noteStamp(visit, response) !== undefined && isFound) store.want(hostname, key)
        return false
      },
    })
  }

  /** Requests the whole response for a visitor, keeps it and sends it. */
  function refill(visit: Visit, registry: string): void {
    const { req, res, hostname, key } = visit
    const end = refills.begin(`${hostname} ${key}`)
    res.once("close", end)
    relay(req, res, {
      headers: {
        ...headersOfEdge(req),
        "accept-encoding": encodingFor(req),
        [knownRegistryHeader]: registry,
      },
      take: (response) => {
        const stamp = noteStamp(visit, response)
        const isSmall = Number(response.headers["content-length"]) <= maxBodyBytes
        if (stamp === undefined || response.statusCode !== 200 || !isSmall) return false
        if (response.headers["set-cookie"]) return false
        void buffer(response).then(
          (body) => {
            const ready = {
              stamp,
              route: headerOf(response, routeHeader),
              headers: headersFor(response),
              body,
            }
            store.keep(hostname, key, ready)
            end()
            sendReady(visit, ready)
          },
          () => {
            if (!res.headersSent) refuse(req.url ?? "/", res, unavailable)
          }
        )
        return true
      },
    })
  }

  async function find({ hostname, key, checkedSince }: Visit) {
    const current = await board.current(hostname, checkedSince)
    const known = store.get(hostname, key)
    return { registry: current?.registry ?? "", ready: isCurrent(known?.stamp, current) ? known : undefined }
  }

  async function serve(visit: Visit): Promise<void> {
    const { req, res, hostname, key } = visit
    let { registry, ready } = await find(visit)
    const running = refills.get(`${hostname} ${key}`)
    if (!ready && running) {
      await running
      // Its response may have been read before this request began. Its stamp decides.
      ;({ registry, ready } = await find(visit))
    }
    if (res.destroyed) return
    countReady("response", ready ? "hit" : "miss")
    if (ready) sendReady(visit, ready)
    // Cookies are relayed: the Medusa server counts accounts separately from visitors and renews their sessions.
    else if (req.method === "HEAD" || req.headers.cookie !== undefined) pass(visit, registry)
    else refill(visit, registry)
  }

  return (req, res) => {
    const { edge } = req
    if (!edge || !mayBeReady(req)) {
      countReady("response", "bypass")
      relay(req, res)
      return
    }
    const { hostname, checkedSince } = edge
    const visit = { req, res, hostname, checkedSince, key: `${encodingFor(req)} ${req.url ?? ""}` }
    if (store.isWanted(hostname, visit.key)) return serve(visit)
    countReady("response", "bypass")
    pass(visit, board.latest(hostname))
  }
}
