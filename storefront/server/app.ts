import type { RequestListener } from "node:http"
import compression from "compression"
import express, { type ErrorRequestHandler, type RequestHandler } from "express"
import type { ServerBuild } from "react-router"
import { log } from "@telemetry/log"
import { trackRequest } from "@telemetry/track-request"
import type { Config } from "./config"
import { validateRequest } from "./edge/validate-request"
import { redirectToPrimaryHost } from "./edge/redirect-to-primary-host"
import { limitClients } from "./edge/limit-clients"
import { edge } from "./edge/edge"
import { withHealth } from "./health"
import { medusaClient } from "./medusa-client"
import { MedusaServers } from "./medusa-servers"
import { countsIn } from "@contract/rules/redis-counts"
import { countingClient } from "./edge/counting-client"
import { PageRateLimiter } from "./edge/page-rate-limiter"
import { type BrowserFiles, assets, assetsOfOtherReleases } from "./render/assets"
import { pages } from "./render/pages"
import { askVersions } from "./cache/ask-versions"
import { publicCache } from "./cache/public-cache"
import { VersionBoard } from "./cache/version-board"
import { proxyToMedusa } from "./edge/proxy-to-medusa"
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

const failed: ErrorRequestHandler = (error: unknown, req, res, next) => {
  const cause = error instanceof Error ? error : new Error(String(error))
  log("error", "A request failed", { requestId: req.edge?.requestId }, cause)
  if (res.headersSent) {
    next(error)
    return
  }
  refuse(req.originalUrl, res, fault)
}

/** Queue length per permitted concurrent request. */
const waitingForEach = 16

/**
 * Creates the public origin: renders the tenant's pages and proxies the Medusa server's paths.
 * @param browserFiles the built files; in development, Vite's handler for them
 */
export function createApp(
  config: Config,
  build: ServerBuild | (() => Promise<ServerBuild>),
  browserFiles: BrowserFiles | RequestHandler
): RequestListener {
  const app = express()
  const servers = new MedusaServers(config.medusaUrls)
  const call = medusaClient(servers)
  const board = new VersionBoard(askVersions(call, config.edgeSecret))
  const publicGet = publicCache(call, board)
  const edgeRateLimiter = new EdgeRateLimiter()
  app.disable("x-powered-by")
  app.disable("etag")
  app.use(securityHeaders(config.production))
  app.use(edge(config))
  app.use(validateRequest())
  app.use(browserFiles instanceof Map ? assets(browserFiles) : browserFiles)
  app.use(edgeRateLimiter.handler())
  const shared =
    config.redisUrl === undefined ? undefined : countsIn(countingClient(config.redisUrl), "pages")
  app.use(new PageRateLimiter(config.pagesPerSecond, edgeRateLimiter, { shared }).handler())
  // Runs after the rate limits: a refusal is delayed by a second and must not occupy a slot of other clients at the
  // same address.
  const atOnce = config.clientRequestsAtOnce
  app.use(limitClients({ atOnce, waiting: atOnce * waitingForEach }))
  if (browserFiles instanceof Map) app.use(assetsOfOtherReleases(browserFiles, call, config.edgeSecret))
  app.use(proxyToMedusa(servers, (hostname) => board.end(hostname), edgeRateLimiter, config.production))
  app.use(redirectToPrimaryHost(config, publicGet))
  app.use(compression())
  app.use(serviceWorker(build))
  app.use(sitemap(config, call))
  app.use(pages(config, build, call, publicGet))
  app.use(failed)
  // In development the pages' files change while the server runs.
  const pageRouteOf: PageRouteOf = typeof build === "function" ? () => "page" : pageRoutes(build.routes)
  return withHealth((req, res) => {
    // Express answers a target that it can't parse (`http://[/`) itself, before any middleware below.
    if (!req.url?.startsWith("/")) req.url = "*"
    trackRequest(req, res, { known: () => factsOf(req, pageRouteOf) }, () => {
      app(req, res)
    })
  }, servers)
}
