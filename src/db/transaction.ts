import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ApiError } from "../lib/api-error"

/**
 * Begins a transaction. Retries once when the pooled connection had closed unnoticed; nothing has run on it then. knex
 * also returns a transaction whose `BEGIN` has failed; its statements then fail with an error that doesn't name the
 * cause.
 * @throws Error the reason why the transaction could not begin
 */
export async function begin(open: () => Promise<Knex.Transaction>): Promise<Knex.Transaction> {
  const first = await open()
  if (!first.isCompleted()) return first
  await first.executionPromise.catch(() => undefined)
  const second = await open()
  if (second.isCompleted()) await second.executionPromise
  return second
}

/**
 * Runs `work`, then commits its transaction, or rolls it back when `work` fails. Only this file ends transactions.
 * @throws ApiError SERVICE_UNAVAILABLE when it is unknown whether PostgreSQL has committed
 * @throws Error thrown by `work` or by a constraint checked at commit; nothing is written then
 */
export async function runAndEnd<T>(trx: Knex.Transaction, work: () => Promise<T>): Promise<T> {
  try {
    const result = await work()
    await commit(trx)
    return result
  } catch (error) {
    if (!trx.isCompleted()) await trx.rollback()
    throw error
  }
}

/** Runs `work` in one transaction without a tenant, for the platform's own tables. Throws as `runAndEnd` does. */
export async function inTransaction<T>(knex: Knex, work: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  const trx = await begin(() => knex.transaction())
  return runAndEnd(trx, () => work(trx))
}

/**
 * Runs one statement as a transaction of its own, in one round trip. A statement on a tenant's rows calls a SQL function
 * that sets the tenant. The rows are returned after the commit.
 * @throws ApiError SERVICE_UNAVAILABLE when it is unknown whether PostgreSQL has committed
 */
export async function runAlone<Row>(
  knex: Knex,
  sql: string,
  values: readonly Knex.RawBinding[]
): Promise<Row[]> {
  try {
    return (await knex.raw<{ rows: Row[] }>(sql, values)).rows
  } catch (error) {
    throw isLost(error) ? unconfirmed() : error
  }
}

/** SQLSTATEs and network errors of a connection that was lost while a statement ran, and pg's messages without a code. */
const lostCode = /^(57P0[12]|08[0-9A-Z]{3}|ECONNRESET|EPIPE)$/
const lostMessage = /^(Connection terminated|Query read timeout)/

const isLost = (error: unknown): boolean =>
  error instanceof Error &&
  (lostMessage.test(error.message) ||
    ("code" in error && typeof error.code === "string" && lostCode.test(error.code)))

/**
 * Commits and verifies the commit. knex's `commit()` always resolves; only `executionPromise` rejects when `COMMIT`
 * fails (knex issue 3847). PostgreSQL responds to the `COMMIT` of an aborted transaction with `ROLLBACK` and no error.
 */
async function commit(trx: Knex.Transaction): Promise<void> {
  const ended = (await trx.commit()) as { response?: { command?: string } } | undefined
  try {
    await trx.executionPromise
  } catch (error) {
    throw isRefused(error) ? error : unconfirmed()
  }
  if (ended?.response?.command !== "COMMIT")
    throw new Error("A statement failed, so PostgreSQL rolled the transaction back")
}

/** SQLSTATE classes of a refused commit: constraint violation, serialization conflict, our triggers' own codes. */
const refused = /^(23|40(?!003)|RA)[0-9A-Z]{3}$/

const isRefused = (error: unknown): boolean =>
  error instanceof Error && "code" in error && typeof error.code === "string" && refused.test(error.code)

/** The error for a connection that was lost during the commit. */
const unconfirmed = (): ApiError =>
  new ApiError(
    "SERVICE_UNAVAILABLE",
    "We could not confirm that this was saved. Please check whether it was before you try again."
  )
