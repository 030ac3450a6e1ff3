import compression from "compression"
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from "express"
import type { ServerBuild } from "react-router"
import type { Config } from "./config"
import { edge } from "./edge"
import { pages } from "./pages"
import { passOn } from "./pass-on"
import { securityHeaders } from "./security"

const failed: ErrorRequestHandler = (_error, _req, res, next) => {
  if (res.headersSent) {
    next(_error)
    return
  }
  res.status(500).type("text/plain").send("Something went wrong on our side. Please try again.")
}

/** The one public origin: the shop's pages, with the Medusa server's paths passed on to it. */
export function createApp(
  config: Config,
  build: ServerBuild | (() => Promise<ServerBuild>),
  browserFiles: RequestHandler
): Express {
  const app = express()
  app.disable("x-powered-by")
  app.disable("etag")
  app.use(edge(config))
  app.use(securityHeaders(config.production))
  app.use(passOn(config.medusaUrl))
  app.use(browserFiles)
  app.use(compression())
  app.use(pages(config, build))
  app.use(failed)
  return app
}
