import { guardServer } from "./src/http/node-server-guard/guard-server"

/** Medusa calls this before it makes its server: the one moment at which every request can still be met first. */
export function register(): void {
  guardServer()
}
