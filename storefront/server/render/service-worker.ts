import { createHash } from "node:crypto"
import type { RequestHandler } from "express"
import type { ServerBuild } from "react-router"
import { type FontPair, fontPairs, isFontPair } from "@contract/rules/font-pairs"
import { defaultFontPair } from "@contract/rules/tenant-defaults"
import { appCss } from "~/lib/app-css"
import { fontFilesOf, fontStyle } from "~/lib/brand-fonts"
import worker from "./worker.js?raw"

/** Routes that shoppers never visit; their files are not cached. */
const notForShoppers = /^routes\/(?:admin|superadmin)\b/

/** The scripts and fonts of the shoppers' pages. */
function filesOf({ assets }: ServerBuild, fonts: FontPair): string[] {
  const routes = Object.values(assets.routes).filter((it) => it && !notForShoppers.test(it.id))
  const scripts = [assets.entry, ...routes].flatMap((it) => (it ? [it.module, ...(it.imports ?? [])] : []))
  return [...new Set([assets.url, ...scripts, ...fontFilesOf(fonts)])]
}

/** Builds the worker's script. A new build has a new version, whose cache replaces the old one. */
export function workerOf(build: ServerBuild, fonts: FontPair): string {
  const files = JSON.stringify(filesOf(build, fonts))
  const style = appCss + fontStyle(fonts)
  const version = createHash("sha256").update(worker).update(files).update(style).digest("hex").slice(0, 16)
  return `const VERSION = "${version}"\nconst FILES = ${files}\n${worker}`
}

/**
 * Serves `/service-worker.js` of a built storefront, with the font pair that `fonts` in the query names. The
 * development server has none.
 */
export function serviceWorker(build: ServerBuild | (() => Promise<ServerBuild>)): RequestHandler {
  const pairs = Object.keys(fontPairs) as FontPair[]
  const bodies = typeof build === "function" ? null : new Map(pairs.map((it) => [it, workerOf(build, it)]))
  return (req, res, next) => {
    if (bodies === null || req.path !== "/service-worker.js") {
      next()
      return
    }
    res.setHeader("Content-Type", "text/javascript; charset=utf-8")
    res.setHeader("Cache-Control", "no-cache")
    // Policy of the worker itself: it only fetches.
    res.setHeader("Content-Security-Policy", "default-src 'none'; connect-src 'self'")
    const { fonts } = req.query
    res.send(bodies.get(isFontPair(fonts) ? fonts : defaultFontPair))
  }
}
