import { AsyncLocalStorage } from "node:async_hooks"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { notFound } from "../lib/api-error"
import { isTimeLimited, statementTimeout } from "./time-limits"
import { begin } from "./transaction"

interface Transaction {
  begin: (connection: unknown) => unknown
  query: (connection: unknown, sql: string) => unknown
}
interface Client {
  connectionSettings: { connectionString?: string }
  transaction: (container: unknown, config: unknown, outer: unknown) => Transaction
}

const opening = new AsyncLocalStorage<string>()
const prepared = new WeakSet<Client>()

/** The form of our ids. Only a matching value may go into the statement below without quotes. */
const idShape = /^[a-z0-9_]{1,60}$/i

/** Max time that a statement waits for a row lock. */
export const lockTimeout = "5s"

/**
 * Begins a transaction with its tenant set, in one round trip: `BEGIN` and the two settings are sent together. knex has
 * no hook for that, so this function replaces the transaction's own `begin` while it opens one.
 * @throws ApiError NOT_FOUND for a text that can't be a tenant id, wherever it came from
 */
export function beginTenant(knex: Knex, tenantId: string): Promise<Knex.Transaction> {
  if (!idShape.test(tenantId)) throw notFound("Tenant")
  prepare(knex.client as Client)
  return opening.run(tenantId, () => begin(() => knex.transaction()))
}

function prepare(client: Client): void {
  if (prepared.has(client)) return
  prepared.add(client)
  const original = client.transaction.bind(client)
  const limit = isTimeLimited(client.connectionSettings.connectionString)
    ? `, set_config('statement_timeout', '${statementTimeout}', true)`
    : ""
  client.transaction = (container, config, outer) => {
    const transaction = original(container, config, outer)
    const tenantId = opening.getStore()
    if (tenantId !== undefined && !outer) {
      transaction.begin = (connection) =>
        transaction.query(
          connection,
          `BEGIN; select set_config('app.tenant_id', '${tenantId}', true), set_config('lock_timeout', '${lockTimeout}', true)${limit}`
        )
    }
    return transaction
  }
}
