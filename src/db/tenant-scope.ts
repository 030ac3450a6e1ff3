import { AsyncLocalStorage } from "node:async_hooks"

interface Scope {
  tenantId: string
  tx: unknown
}

/** Which tenant's transaction this call chain is in, if any. */
export const tenantScope = new AsyncLocalStorage<Scope>()
