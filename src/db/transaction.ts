import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ApiError } from "../lib/api-error"

/**
 * Begins a transaction, at the second try when the first met a pooled connection that had ended unnoticed: nothing has
 * been done on it. knex hands out a transaction whose `BEGIN` has failed as well, and its statements then fail with an
 * error that doesn't name the cause.
 * @throws Error why it could not begin
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
 * Runs `work`, then ends its transaction: committed when `work` succeeds, else rolled back. This file is the only one
 * that ends transactions.
 * @throws ApiError SERVICE_UNAVAILABLE when nobody knows whether PostgreSQL has committed
 * @throws Error what `work` or a constraint checked at commit has thrown: nothing is written then
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

/** Runs `work` in one transaction without a tenant, for the platform's own tables. Throws as `runAndEnd`. */
export async function inTransaction<T>(knex: Knex, work: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  const trx = await begin(() => knex.transaction())
  return runAndEnd(trx, () => work(trx))
}

/**
 * Commits, and makes sure of it. knex's `commit()` resolves whatever happens; only `executionPromise` rejects when
 * `COMMIT` fails (knex issue 3847). PostgreSQL answers the `COMMIT` of an aborted transaction with `ROLLBACK` and no error.
 */
async function commit(trx: Knex.Transaction): Promise<void> {
  const ended = (await trx.commit()) as { response?: { command?: string } } | undefined
  try {
    await trx.executionPromise
  } catch (error) {
    throw isRefused(error) ? error : unconfirmed()
  }
  if (ended?.response?.command !== "COMMIT")
    throw new Error("A statement had failed, so that PostgreSQL rolled the transaction back")
}

/** SQLSTATE classes that PostgreSQL refuses a commit with: broken constraint, conflict, our triggers' own. */
const refused = /^(23|40(?!003)|RA)[0-9A-Z]{3}$/

const isRefused = (error: unknown): boolean =>
  error instanceof Error && "code" in error && typeof error.code === "string" && refused.test(error.code)

/** The connection was lost while it was being committed. */
const unconfirmed = (): ApiError =>
  new ApiError(
    "SERVICE_UNAVAILABLE",
    "We could not confirm that this was saved. Please check whether it was before you try again."
  )
