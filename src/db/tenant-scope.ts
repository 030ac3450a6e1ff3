import { AsyncLocalStorage } from "node:async_hooks"

interface Scope {
  tenantId: string
  tx: unknown
}

/** The tenant transaction of the current async call chain, if any. */
export const tenantScope = new AsyncLocalStorage<Scope>()
