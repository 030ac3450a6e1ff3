import type { RequestListener } from "node:http"
import compression from "compression"
import express, { type ErrorRequestHandler, type RequestHandler } from "express"
import type { ServerBuild } from "react-router"
import type { Config } from "./config"
import { admit } from "./admit"
import { atHome } from "./at-home"
import { ConcurrencyLimiter, limitClients } from "./concurrency-limiter"
import { edge } from "./edge"
import { medusaClient } from "./medusa-client"
import { PageRateLimiter } from "./page-rate-limiter"
import { pages } from "./pages"
import { publicCache } from "./public-cache"
import { passOn } from "./pass-on"
import { refuse, type Refusal } from "./refusal"
import { securityHeaders } from "./security"
import { serviceWorker } from "./service-worker"
import { sitemap } from "./sitemap"
import { TurnedAway } from "./turned-away"

const fault: Refusal = {
  status: 500,
  code: "INTERNAL_ERROR",
  error: "Something went wrong on our side. Please try again.",
}

const failed: ErrorRequestHandler = (_error, req, res, next) => {
  if (res.headersSent) {
    next(_error)
    return
  }
  refuse(req.originalUrl, res, fault)
}

/** So many requests for each that may be processed wait at most. */
const waitingForEach = 16

/** The one public origin: the shop's pages, with the Medusa server's paths passed on to it. */
export function createApp(
  config: Config,
  build: ServerBuild | (() => Promise<ServerBuild>),
  browserFiles: RequestHandler
): RequestListener {
  const app = express()
  const call = medusaClient(config.medusaUrl)
  const kept = publicCache(call)
  const turnedAway = new TurnedAway()
  app.disable("x-powered-by")
  app.disable("etag")
  app.use(securityHeaders(config.production))
  app.use(edge(config))
  app.use(admit())
  app.use(browserFiles)
  app.use(turnedAway.handler())
  app.use(new PageRateLimiter(config.pagesPerSecond, turnedAway).handler())
  // Behind the rate limits: who is refused, after a second, takes no place of others at the same address.
  const atOnce = config.clientRequestsAtOnce
  app.use(limitClients(new ConcurrencyLimiter({ atOnce, waiting: atOnce * waitingForEach })))
  app.use(passOn(config.medusaUrl, kept.doubt, turnedAway))
  app.use(atHome(config, kept.get))
  app.use(compression())
  app.use(serviceWorker(build))
  app.use(sitemap(config, call))
  app.use(pages(config, build, call, kept.get))
  app.use(failed)
  return (req, res) => {
    // What Express can't take apart (`http://[/`) it would answer by itself, before any of the above.
    if (!req.url?.startsWith("/")) req.url = "*"
    app(req, res)
  }
}
