import type { RequestHandler } from "express"
import { createRequestHandler } from "@react-router/express"
import type { ServerBuild } from "react-router"
import type { Config } from "./config"
import { medusaClient } from "./medusa-client"
import { publicCache } from "./public-cache"
import { newNonce, pagePolicy } from "./security"
import { serverApi } from "./server-api"

const loopback = { requestId: "", host: "", protocol: "http", address: "" } as const

/** Renders the shop's pages. */
export function pages(config: Config, build: ServerBuild | (() => Promise<ServerBuild>)): RequestHandler {
  const call = medusaClient(config.medusaUrl)
  const cached = publicCache(call)
  return createRequestHandler({
    build,
    mode: process.env.NODE_ENV ?? "production",
    getLoadContext: (req, res) => {
      const nonce = newNonce()
      const edge = req.edge ?? loopback
      res.setHeader("Content-Security-Policy", pagePolicy(nonce, req.path, config.checkoutUrl))
      const cookie = req.headers.cookie
      return {
        nonce,
        origin: `${edge.protocol}://${edge.host}`,
        checkoutScript: config.checkoutUrl.href,
        hasSession: /(?:^|;\s*)ratna_session=./.test(cookie ?? ""),
        api: serverApi({
          call,
          cached,
          edge,
          edgeSecret: config.edgeSecret,
          cookie,
          onSetCookie: (cookies) => {
            if (!res.headersSent) res.append("Set-Cookie", cookies)
          },
        }),
      }
    },
  })
}
