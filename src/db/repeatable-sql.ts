import { createHash } from "node:crypto"
import type { LoaderOptions } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { env } from "../config/env"
import { inTransaction } from "./transaction"

/** A group of functions and triggers. Each statement can be run any number of times. */
export interface RepeatableSql {
  name: string
  statements: readonly string[]
}

/**
 * Applies the SQL if its text differs from the applied one, in one transaction and by one process at a time. A function
 * is therefore changed in its source file, without a new migration or an edited old one. With separate roles only
 * `migrate` applies it: a server of the previous release that restarts must not restore the old functions.
 * @returns whether anything was applied
 */
export async function applyRepeatableSql(knex: Knex, { name, statements }: RepeatableSql): Promise<boolean> {
  const { role } = env()
  if (role === "server" || role === "worker") return false
  const hash = createHash("sha256").update(statements.join("\n;\n")).digest("hex")
  if ((await appliedHash(knex, name)) === hash) return false
  return inTransaction(knex, async (trx) => {
    await trx.raw("select pg_advisory_xact_lock(hashtext('ratna repeatable sql'))")
    await trx.raw(`create table if not exists sql_applied (
      name text primary key, hash text not null, applied_at timestamptz not null default now())`)
    if ((await appliedHash(trx, name)) === hash) return false
    for (const sql of statements) await runAsValue(trx, sql)
    await trx.raw(
      `insert into sql_applied (name, hash) values (?, ?)
       on conflict (name) do update set hash = excluded.hash, applied_at = now()`,
      [name, hash]
    )
    return true
  })
}

/**
 * Runs a text unchanged by passing it as a value. In a statement, knex treats a question mark as a placeholder, and
 * whether an escape is removed depends on whether MikroORM has patched knex; in a value it has no meaning.
 */
async function runAsValue(trx: Knex, sql: string): Promise<void> {
  await trx.raw("select set_config('ratna.statement', ?, true)", [sql])
  await trx.raw("do $$ begin execute current_setting('ratna.statement'); end $$")
}

/** Returns a module loader that applies the module's functions when the server starts. */
export const functionsLoader =
  (sql: RepeatableSql) =>
  async ({ container }: LoaderOptions): Promise<void> => {
    await applyRepeatableSql(container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION), sql)
  }

async function appliedHash(knex: Knex, name: string): Promise<string | undefined> {
  const there = await knex.raw<{ rows: { there: boolean }[] }>(
    "select to_regclass('sql_applied') is not null as there"
  )
  if (!there.rows[0]?.there) return undefined
  const found = await knex.raw<{ rows: { hash: string }[] }>("select hash from sql_applied where name = ?", [
    name,
  ])
  return found.rows[0]?.hash
}
