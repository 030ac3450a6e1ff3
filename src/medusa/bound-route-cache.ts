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

/** How much the paths of one cache may take of memory, counted as if each were new, before it is thrown away. */
const maxBytes = 2 * 1024 * 1024
/** What an entry takes beside its path. */
const overheadBytes = 300

/**
 * Medusa keeps the answer of every path it was ever asked for, unknown ones too, before any handler of ours runs: made-up
 * paths would fill the memory. Its finder is therefore replaced behind its back, again and again, by a new one.
 * Call it once, before the server's routes are read.
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
