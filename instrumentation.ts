import { guardServer } from "./src/http/node-server-guard/guard-server"

/** Medusa calls this before it creates its server, so that the guard can be installed before any other handler. */
export function register(): void {
  guardServer()
}
