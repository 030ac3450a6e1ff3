import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { type FailingClient, failWhileUnreachable } from "./fail-while-unreachable"
import { tenantScope } from "./tenant-scope"

interface Client extends FailingClient {
  validateConnection: (connection: { readyForQuery?: boolean }) => boolean
}
const guarded = new WeakSet<Client>()

/**
 * Guards knex's pool in three ways.
 *
 * The acquisition of a second connection inside a tenant's transaction fails at once. Without this guard the second
 * connection has no tenant and finds no rows, and under load each such request waits for a connection that its own
 * transaction holds.
 *
 * A connection that PostgreSQL has terminated during a statement is not reused. Its socket closes a moment later, and
 * until then knex would hand it to the next request, which would fail. Such a connection never becomes ready again.
 *
 * Requests don't wait for a database that can't be reached.
 */
export function guardPool(knex: Knex): void {
  const client = knex.client as Client
  if (guarded.has(client)) return
  guarded.add(client)
  client.validateConnection = (connection) => connection.readyForQuery !== false
  failWhileUnreachable(client)
  const acquire = client.acquireConnection.bind(client)
  client.acquireConnection = () =>
    tenantScope.getStore()
      ? Promise.reject(new Error("A second connection was requested inside a tenant's transaction"))
      : acquire()
}
