import type { Request, RequestHandler, Response } from "express"
import type { AppLoadContext, ServerBuild } from "react-router"
import { ConcurrencyLimiter } from "@contract/rules/concurrency-limiter"
import { defaultPaymentProvider } from "@contract/rules/tenant-defaults"
import { countReady } from "@telemetry/metrics"
import { isStatus } from "~/lib/api"
import { htmlHeaders } from "~/lib/html-headers"
import type { Config } from "../config"
import type { Edge } from "../edge/edge"
import type { Call } from "../medusa-client"
import { apiOpener } from "../edge/open-api"
import type { KnownCallers } from "../edge/known-callers"
import type { PageCache } from "../cache/page-cache"
import type { PublicGet } from "../cache/public-cache"
import { refuse, tooMany } from "../edge/refusal"
import { renderer } from "./render"
import { newNonce, pagePolicy } from "../edge/security"
import { originOf, pageKey } from "./kept-pages"
import type { SendPage } from "./send-page"

const nobody: Edge = { requestId: "", host: "", hostname: "", protocol: "http", address: "", isKnown: false }

/**
 * Concurrency limit of renders per tenant. A page takes about 25 ms to render, and one thread renders for all tenants:
 * another tenant's page waits for no more than these.
 */
const renders = { atOnce: 4, waiting: 100 }

interface Parts {
  config: Config
  build: ServerBuild | (() => Promise<ServerBuild>)
  call: Call
  publicGet: PublicGet
  cache: PageCache
  send: SendPage
  known: KnownCallers
}

/** Renders the tenant's pages, or serves a cached page that was rendered from the same data. */
export function pages({ config, build, call, publicGet, cache, send, known }: Parts): RequestHandler {
  const openApi = apiOpener({ call, publicGet, edgeSecret: config.edgeSecret, known })
  const limiter = new ConcurrencyLimiter()
  const render = renderer(build, send)

  async function visit(req: Request, res: Response) {
    const edge = req.edge ?? nobody
    const nonce = newNonce()
    const origin = originOf(edge)
    const { api, current, sources, hasSession } = await openApi(edge, req.headers.cookie, (cookies) => {
      if (!res.headersSent) res.append("Set-Cookie", cookies)
    })
    const key = pageKey(edge, req.originalUrl)
    const context: AppLoadContext = {
      nonce,
      origin,
      checkoutScriptOf: (provider = defaultPaymentProvider) => config.checkoutUrls.get(provider)?.href ?? "",
      referrer: hasSession ? (req.headers.referer ?? null) : null,
      hasSession,
      api,
      html: null,
    }
    const keep = () => {
      const made = sources()
      if (!made || !context.html || res.statusCode !== 200) return
      const robots = res.getHeader("X-Robots-Tag")?.toString()
      // The responses have reported by now whether a tenant has the host.
      cache.keep(pageKey(edge, req.originalUrl), origin, context.html, nonce, { sources: made, robots })
    }
    return { key, nonce, current, context, keep }
  }

  return async (req, res) => {
    const visited = await visit(req, res).catch((error: unknown) => {
      if (isStatus(error, 429)) return null
      throw error
    })
    if (!visited) {
      res.setHeader("Retry-After", 1)
      refuse(req.originalUrl, res, tooMany)
      return
    }
    const { key, nonce, current, context, keep } = visited
    // Vite's hot reloading needs what the policy forbids. Built servers always send the policy.
    if (!import.meta.env.DEV) {
      res.setHeader("Content-Security-Policy", pagePolicy(nonce, req.path, config.checkoutUrls))
    }
    const sharable = req.method === "GET" && !context.hasSession
    const page = sharable ? await cache.revalidate(key, context.origin, current).catch(() => null) : null
    countReady("page", page ? "hit" : sharable ? "miss" : "bypass")
    if (page) {
      await send(req, res.set(htmlHeaders), page, nonce)
      return
    }
    const place = limiter.enter(req.edge?.hostname ?? "", renders)
    if (!place) {
      res.setHeader("Retry-After", 1)
      refuse(req.originalUrl, res, tooMany)
      return
    }
    try {
      await place.ready
      await render(req, res, context)
      keep()
    } finally {
      place.leave()
    }
  }
}
