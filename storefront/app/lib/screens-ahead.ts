import { documentNonce } from "./nonce"
import { queryClient } from "./query-client"
import { queryKeys } from "./query-keys"
import { whenIdle } from "./when-idle"

interface BuiltRoute {
  module: string
  imports?: string[]
  parentId?: string
}

interface RouteModule {
  clientLoader?: (args: { request: Request; params: object }) => unknown
}

declare global {
  /** React Router's list of the built routes, by their ids. */
  var __reactRouterManifest: { routes: Record<string, BuiltRoute | undefined> } | undefined
}

/** A screen that is likely to be opened next. */
interface NextScreen {
  /** The route's id, which is the path of its file. */
  route: string
  /** Address whose data is loaded too: only of screens whose data is the same for everyone. */
  data?: string
}

const shop: NextScreen = { route: "shop/routes/shop", data: "/shop" }
const stone: NextScreen = { route: "shop/routes/product" }
const cart: NextScreen = { route: "shop/routes/cart" }
const office = ["orders", "products", "settings", "history"].map((page) => ({
  route: `admin/routes/${page}`,
}))

/** The screens that are likely to follow, by the path's first part. */
const following: Record<string, readonly NextScreen[]> = {
  "": [shop, stone],
  shop: [stone],
  products: [shop, stone, cart],
  cart: [shop, stone],
  compare: [stone, cart],
  admin: office,
}

const requested = new Set<string>()

function loadScript(href: string): void {
  if (requested.has(href)) return
  requested.add(href)
  const attributes = { rel: "modulepreload", nonce: documentNonce() ?? "", href, fetchPriority: "low" }
  document.head.append(Object.assign(document.createElement("link"), attributes))
}

/** Runs loaded scripts, each when the browser is idle: a press on a slow device would wait for it. */
async function runScripts(modules: readonly string[]): Promise<void> {
  for (const module of modules) {
    await new Promise<void>((resolve) => whenIdle(resolve))
    await import(/* @vite-ignore */ module)
  }
}

/** Runs the loader of a list's page, which fills the query cache, for visitors who have seen no list yet. */
async function loadData({ module }: BuiltRoute, address: string): Promise<void> {
  if (queryClient().getQueryCache().find({ queryKey: queryKeys.productLists, exact: false })) return
  const { clientLoader } = (await import(/* @vite-ignore */ module)) as RouteModule
  await clientLoader?.({ request: new Request(new URL(address, location.origin)), params: {} })
}

/**
 * Loads and runs the scripts of the screens that are likely to follow a page, and loads the data of the most likely one.
 * @param pathname the page's path
 */
export function loadScreensAhead(pathname: string): void {
  // Vite compiles a file when it is requested.
  if (import.meta.env.DEV) return
  const routes = globalThis.__reactRouterManifest?.routes ?? {}
  const [, first = ""] = pathname.split("/")
  const modules: string[] = []
  for (const { route: id, data } of following[first] ?? []) {
    const route = routes[id]
    if (!route) continue
    for (let at: BuiltRoute | undefined = route; at; at = routes[at.parentId ?? ""])
      for (const href of [at.module, ...(at.imports ?? [])]) loadScript(href)
    modules.push(route.module)
    // A failure is shown when the page is opened.
    if (data !== undefined) loadData(route, data).catch(() => undefined)
  }
  runScripts(modules).catch(() => undefined)
}
