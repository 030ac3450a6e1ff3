import { existsSync, readdirSync } from "node:fs"
import { join, sep } from "node:path"
import type { Method } from "../../contract/endpoints/endpoint"
import { isRoute, type Route } from "./route"

const methods: readonly Method[] = ["GET", "POST", "PUT", "PATCH", "DELETE"]

export interface RegisteredRoute {
  method: Method
  path: string
  route: Route
}

/**
 * Loads every route file below `src/api/api`, `src/api/webhooks` and `src/api/admin`.
 * @throws Error when a route isn't declared, or is declared with another method or path; the server then doesn't start
 */
export function readRoutes(apiFolder: string): RegisteredRoute[] {
  return ["api", "webhooks", "admin"]
    .flatMap((folder) => routeFiles(join(apiFolder, folder)))
    .flatMap((file) => {
      const path = urlOf(file.slice(apiFolder.length))
      // eslint-disable-next-line @typescript-eslint/no-require-imports -- the same modules that Medusa's router loads
      const exported = require(file) as Record<string, unknown>
      return Object.entries(exported).flatMap(([name, route]) => {
        const method = methods.find((it) => it === name)
        if (!method) return []
        if (!isRoute(route))
          throw new Error(`${name} ${path} doesn't declare who may call it: wrap it in route(endpoint, …)`)
        requireDeclaredHere(route, method, path)
        return [{ method, path, route }]
      })
    })
}

/**
 * Checks that the route's declaration has this method and path, and that it is the staff's exactly under `/admin`, which
 * has a gate of its own. `forStaff` serves an admin endpoint under another path.
 */
function requireDeclaredHere({ endpoint }: Route, method: Method, path: string): void {
  if (endpoint.access.endsWith("staff") !== path.startsWith("/admin/"))
    throw new Error(`${method} ${path} is declared for ${endpoint.access}`)
  if (endpoint.access === "tenant-staff" || (endpoint.method === method && endpoint.path === path)) return
  throw new Error(`${method} ${path} is declared as ${endpoint.method} ${endpoint.path}`)
}

function routeFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((it) => {
    const path = join(folder, it.name)
    if (it.isDirectory()) return routeFiles(path)
    return /^route\.(js|ts)$/.test(it.name) ? [path] : []
  })
}

const urlOf = (file: string): string =>
  file
    .split(sep)
    .slice(0, -1)
    .map((it) => it.replace(/^\[(\w+)\]$/, ":$1"))
    .join("/")
