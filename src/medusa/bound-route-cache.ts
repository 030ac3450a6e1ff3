import { dirname, join } from "node:path"

interface Finder {
  add: (route: unknown) => void
  find: (url: string, method: string) => unknown
}
interface FinderClass {
  new (routes?: unknown[]): Finder
  prototype: Finder
}
interface State {
  routes: unknown[]
  finder: Finder | undefined
  heldBytes: number
}

/** Memory bound of one cache's paths. Every lookup counts as a new path; above the bound the cache is discarded. */
const maxBytes = 2 * 1024 * 1024
/** Memory of a cache entry in addition to its path. */
const overheadBytes = 300

/**
 * Bounds the memory of Medusa's route cache. Medusa caches the match of every requested path, unknown ones included,
 * before any of our handlers runs, so made-up paths would fill the memory. The cached finder is therefore replaced by a
 * new one whenever the bound is reached. Call it once, before the server's routes are read.
 */
export function boundRouteCache(): void {
  const file = join(dirname(require.resolve("@medusajs/framework/http")), "routes-finder.js")
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- not part of the package's public names
  const { RoutesFinder } = require(file) as { RoutesFinder: FinderClass }
  const { add, find } = RoutesFinder.prototype
  const states = new WeakMap<Finder, State>()
  const stateOf = (finder: Finder): State => {
    const state = states.get(finder) ?? { routes: [], finder: undefined, heldBytes: 0 }
    states.set(finder, state)
    return state
  }
  RoutesFinder.prototype.add = function (this: Finder, route) {
    const state = stateOf(this)
    state.routes.push(route)
    state.finder = undefined
    add.call(this, route)
  }
  RoutesFinder.prototype.find = function (this: Finder, url, method) {
    const state = stateOf(this)
    state.heldBytes += 2 * url.length + overheadBytes
    if (!state.finder || state.heldBytes > maxBytes) {
      state.finder = new RoutesFinder(state.routes)
      state.heldBytes = 0
    }
    return find.call(state.finder, url, method)
  }
}
