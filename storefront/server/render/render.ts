import type { Request, Response } from "express"
import { createRequestHandler, type AppLoadContext, type ServerBuild } from "react-router"
import { newPage, type SendPage } from "./send-page"

type Render = (req: Request, res: Response, context: AppLoadContext) => Promise<void>

/**
 * Builds React Router's request from the address alone: pages have loaders and no actions, and loaders call the API
 * through their context. Headers would reach the framework's own header handling, which no visitor should be able to
 * influence.
 */
function requestOf(req: Request, res: Response, origin: string): globalThis.Request {
  const left = new AbortController()
  res.once("close", () => {
    if (!res.writableEnded) left.abort()
  })
  return new globalThis.Request(origin + req.originalUrl, {
    method: req.method,
    signal: left.signal,
  })
}

/**
 * Renders a request with React Router. The HTML is sent as the bytes that it was rendered to (`context.html`): the
 * framework's own adapter wraps them in a stream, which costs a tenth of a page's CPU time.
 * @throws any error that React Router throws for a server fault
 */
export function renderer(build: ServerBuild | (() => Promise<ServerBuild>), send: SendPage): Render {
  const handle = createRequestHandler(build, process.env.NODE_ENV ?? "production")
  return async (req, res, context) => {
    const response = await handle(requestOf(req, res, context.origin), context)
    if (res.destroyed) return
    res.status(response.status)
    // Overrides the default headers; only cookies may occur more than once.
    for (const [name, value] of response.headers) {
      if (name === "set-cookie") res.append(name, value)
      else res.setHeader(name, value)
    }
    if (context.html) return send(req, res, newPage(context.html), context.nonce)
    if (response.body) res.end(Buffer.from(await response.arrayBuffer()))
    else res.end()
  }
}
