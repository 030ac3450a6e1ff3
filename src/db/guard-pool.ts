import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { type FailingClient, failWhileUnreachable } from "./fail-while-unreachable"
import { isQueryTimeout } from "./is-transient"
import { tenantScope } from "./tenant-scope"

interface Connection {
  readyForQuery?: boolean
  connection: { stream: { destroy: () => void } }
}

interface Client extends FailingClient {
  _query: (connection: Connection, query: unknown) => Promise<unknown>
  validateConnection: (connection: Connection) => boolean
}
const guarded = new WeakSet<Client>()

/**
 * Guards knex's pool in four ways.
 *
 * The acquisition of a second connection inside a tenant's transaction fails at once. Without this guard the second
 * connection has no tenant and finds no rows, and under load each such request waits for a connection that its own
 * transaction holds.
 *
 * A connection that PostgreSQL has terminated during a statement is not reused. Its socket closes a moment later, and
 * until then knex would hand it to the next request, which would fail. Such a connection never becomes ready again.
 *
 * A connection on which a statement took too long is closed: its answer may still come, or never. The rollback that
 * follows fails at once instead of waiting as long again.
 *
 * Requests don't wait for a database that can't be reached.
 */
export function guardPool(knex: Knex): void {
  const client = knex.client as Client
  if (guarded.has(client)) return
  guarded.add(client)
  client.validateConnection = (connection) => connection.readyForQuery !== false
  failWhileUnreachable(client)
  const query = client._query.bind(client)
  client._query = (connection, statement) =>
    query(connection, statement).catch((error: unknown) => {
      if (isQueryTimeout(error)) connection.connection.stream.destroy()
      throw error
    })
  const acquire = client.acquireConnection.bind(client)
  client.acquireConnection = () =>
    tenantScope.getStore()
      ? Promise.reject(new Error("A second connection was requested inside a tenant's transaction"))
      : acquire()
}
