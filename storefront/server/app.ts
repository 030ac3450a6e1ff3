import type { IncomingMessage, RequestListener, ServerResponse } from "node:http"
import compression from "compression"
import express, { type ErrorRequestHandler } from "express"
import type { ServerBuild } from "react-router"
import { log } from "@telemetry/log"
import { trackRequest } from "@telemetry/track-request"
import type { Config } from "./config"
import { belongsToMedusa } from "./edge/allowlists"
import { type Handler, inOrder } from "./edge/in-order"
import { readyResponses } from "./edge/ready-responses"
import { TenantRateLimiter } from "./edge/tenant-rate-limiter"
import { validateRequest } from "./edge/validate-request"
import { redirectToPrimaryHost } from "./edge/redirect-to-primary-host"
import { limitClients } from "./edge/limit-clients"
import { edge } from "./edge/edge"
import { KnownCallers } from "./edge/known-callers"
import { withHealth } from "./health"
import { medusaClient } from "./medusa-client"
import { MedusaServers } from "./medusa-servers"
import { recognizedHeader } from "@contract/rules/internal-headers"
import { countsIn } from "@contract/rules/redis-counts"
import { countingClient } from "./edge/counting-client"
import { PageRateLimiter } from "./edge/page-rate-limiter"
import { type BrowserFiles, assets, assetsOfOtherReleases } from "./render/assets"
import { appCss } from "~/lib/app-css"
import { PageCache } from "./cache/page-cache"
import { keptPages } from "./render/kept-pages"
import { pageSender } from "./render/send-page"
import { pages } from "./render/pages"
import { askVersions } from "./cache/ask-versions"
import { publicCache } from "./cache/public-cache"
import { VersionBoard } from "./cache/version-board"
import { relayToMedusa } from "./edge/relay-to-medusa"
import { refuse, type Refusal } from "./edge/refusal"
import { securityHeaders } from "./edge/security"
import { serviceWorker } from "./render/service-worker"
import { sitemap } from "./render/sitemap"
import { EdgeRateLimiter } from "./edge/edge-rate-limiter"
import { pageRoutes, type PageRouteOf } from "./telemetry/page-routes"
import { factsOf } from "./telemetry/request-facts"

const fault: Refusal = {
  status: 500,
  code: "INTERNAL_ERROR",
  error: "Something went wrong on our side. Please try again.",
}

function fail(error: unknown, req: IncomingMessage, res: ServerResponse): void {
  const cause = error instanceof Error ? error : new Error(String(error))
  log("error", "A request failed", { requestId: req.edge?.requestId }, cause)
  // A part of a response must not pass for the whole.
  if (res.headersSent) res.destroy()
  else refuse(req.url ?? "/", res, fault)
}

/** Express detects an error handler by its four parameters. */
const failed: ErrorRequestHandler = (error: unknown, req, res, _next) => fail(error, req, res)

/** Queue length per permitted concurrent request. */
const waitingForEach = 16

/**
 * Creates the public origin: renders the tenant's pages and proxies the Medusa server's paths.
 * @param browserFiles the built files; in development, Vite's handler for them
 */
export function createApp(
  config: Config,
  build: ServerBuild | (() => Promise<ServerBuild>),
  browserFiles: BrowserFiles | Handler
): RequestListener {
  const servers = new MedusaServers(config.medusaUrls, config.edgeSecret)
  const call = medusaClient(servers)
  const board = new VersionBoard(askVersions(call, config.edgeSecret))
  const publicGet = publicCache(call, board)
  const client = config.redisUrl === undefined ? undefined : countingClient(config.redisUrl)
  const shared = (name: string) => (client ? countsIn(client, name) : undefined)
  const known = new KnownCallers()
  const edgeRateLimiter = new EdgeRateLimiter()
  const tenantRateLimiter = new TenantRateLimiter(edgeRateLimiter, { shared: shared("edge-calls") })
  const pageRateLimiter = new PageRateLimiter(config.pages, edgeRateLimiter, {
    shared: shared("pages"),
  })
  const atOnce = config.clientRequestsAtOnce
  // Runs after the rate limits: a refusal is delayed by a second and must not occupy a slot of other clients at the
  // same address.
  const clientLimit = limitClients({ atOnce, waiting: atOnce * waitingForEach })
  const relay = relayToMedusa({
    servers,
    production: config.production,
    onEdited: (hostname) => board.end(hostname),
    onResponse: (req, response) => {
      edgeRateLimiter.note(req, response)
      tenantRateLimiter.note(req, response)
      const recognized = response.headers[recognizedHeader]
      if (req.edge && recognized !== undefined)
        known.note(req.edge.hostname, req.headers, recognized === "true")
    },
  })
  const medusaPaths = inOrder(
    [edgeRateLimiter.handler(), tenantRateLimiter.handler(), clientLimit, readyResponses(board, relay)],
    fail
  )

  const cache = new PageCache()
  const send = pageSender(appCss)
  const app = express()
  app.disable("x-powered-by")
  app.disable("etag")
  app.use(redirectToPrimaryHost(config, publicGet))
  app.use(compression())
  app.use(serviceWorker(build))
  app.use(sitemap(config, call))
  app.use(pages({ config, build, call, publicGet, cache, send, known }))
  app.use(failed)
  // Vite's hot reloading needs what the policy of cached pages forbids.
  const cached = import.meta.env.DEV ? [] : [keptPages({ cache, board, send, ...config })]
  const shopPaths = inOrder(
    [
      browserFiles instanceof Map ? assets(browserFiles) : browserFiles,
      pageRateLimiter.handler(),
      clientLimit,
      ...(browserFiles instanceof Map ? [assetsOfOtherReleases(browserFiles, call, config.edgeSecret)] : []),
      ...cached,
      pageRateLimiter.renderHandler(),
      (req, res) => {
        app(req, res)
      },
    ],
    fail
  )
  const front = inOrder(
    [
      securityHeaders(config.production),
      edge({ ...config, known }),
      validateRequest(),
      (req, res) => (belongsToMedusa(req.url ?? "") ? medusaPaths : shopPaths)(req, res),
    ],
    fail
  )
  // In development the pages' files change while the server runs.
  const pageRouteOf: PageRouteOf = typeof build === "function" ? () => "page" : pageRoutes(build.routes)
  return withHealth((req, res) => {
    // A target that isn't a path is refused. Nothing below has to parse it.
    if (!req.url?.startsWith("/")) req.url = "*"
    trackRequest(req, res, { known: () => factsOf(req, pageRouteOf) }, () => {
      front(req, res)
    })
  }, servers)
}
