import type { Request, RequestHandler, Response } from "express"
import type { AppLoadContext, ServerBuild } from "react-router"
import { appCss } from "~/lib/app-css"
import { htmlHeaders } from "~/lib/html-headers"
import type { Config } from "./config"
import type { Edge } from "./edge"
import { namesSession } from "./known"
import type { Call } from "./medusa-client"
import { pageCache } from "./page-cache"
import type { PublicGet } from "./public-cache"
import { renderer } from "./render"
import { newNonce, pagePolicy } from "./security"
import { pageSender } from "./send-page"
import { serverApi } from "./server-api"

const nobody: Edge = { requestId: "", host: "", hostname: "", protocol: "http", address: "" }

/** Renders the shop's pages, or gives one that was rendered from the very same data. */
export function pages(
  config: Config,
  build: ServerBuild | (() => Promise<ServerBuild>),
  call: Call,
  publicGet: PublicGet
): RequestHandler {
  const kept = pageCache()
  const send = pageSender(appCss)
  const render = renderer(build, send)

  function visit(req: Request, res: Response) {
    const edge = req.edge ?? nobody
    const nonce = newNonce()
    const cookie = req.headers.cookie
    const origin = `${edge.protocol}://${edge.host}`
    const { api, current, sources } = serverApi({
      call,
      publicGet,
      edge,
      edgeSecret: config.edgeSecret,
      cookie,
      onSetCookie: (cookies) => {
        if (!res.headersSent) res.append("Set-Cookie", cookies)
      },
    })
    const key = edge.hostname + req.originalUrl
    const context: AppLoadContext = {
      nonce,
      origin,
      checkoutScript: config.checkoutUrl.href,
      hasSession: namesSession(cookie),
      api,
      html: null,
    }
    const keep = () => {
      const made = sources()
      if (made && context.html && res.statusCode === 200) kept.keep(key, origin, context.html, nonce, made)
    }
    return { key, nonce, current, context, keep }
  }

  return async (req, res) => {
    const { key, nonce, current, context, keep } = visit(req, res)
    // Vite's hot reloading needs what the policy forbids; whatever is built has the policy.
    if (!import.meta.env.DEV) {
      res.setHeader("Content-Security-Policy", pagePolicy(nonce, req.path, config.checkoutUrl))
    }
    const sharable = req.method === "GET" && !context.hasSession
    const page = sharable ? await kept.find(key, context.origin, nonce, current).catch(() => null) : null
    if (page) {
      await send(req, res.set(htmlHeaders), page.html, nonce, page.deflated)
      return
    }
    await render(req, res, context)
    keep()
  }
}
