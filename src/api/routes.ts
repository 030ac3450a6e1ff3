import { readRoutes } from "../http/kernel/registry"
import { RouteTable } from "../http/kernel/route-table"

let table: RouteTable | undefined

/**
 * Returns the table of every route in this folder. It is read when Medusa loads `middlewares.ts`, so a server with an
 * undeclared route doesn't start, and a worker, which has no routes, never reads it.
 */
export const routes = (): RouteTable => (table ??= new RouteTable(readRoutes(__dirname)))
