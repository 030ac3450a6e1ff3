import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { tenantScope } from "./tenant-scope"

interface Acquiring {
  acquireConnection: () => Promise<unknown>
}
const guarded = new WeakSet<Acquiring>()

/**
 * Makes the acquisition of a second connection inside a tenant's transaction fail at once. Without this guard the
 * second connection has no tenant and finds no rows, and under load each such request waits for a connection that its
 * own transaction holds.
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
