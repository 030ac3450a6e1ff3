import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { tenantScope } from "./tenant-scope"

interface Acquiring {
  acquireConnection: () => Promise<unknown>
}
const guarded = new WeakSet<Acquiring>()

/**
 * Makes a call that takes a second connection inside a tenant's transaction fail at once. Left alone it would see
 * nothing (no tenant on that connection), and under load each such call waits for a connection that its own
 * transaction holds.
 */
export function guardPool(knex: Knex): void {
  const client = knex.client as Acquiring
  if (guarded.has(client)) return
  guarded.add(client)
  const acquire = client.acquireConnection.bind(client)
  client.acquireConnection = () =>
    tenantScope.getStore()
      ? Promise.reject(new Error("A second connection was asked for inside a tenant's transaction"))
      : acquire()
}
