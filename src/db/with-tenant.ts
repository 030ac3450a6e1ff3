import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { beginTenant } from "./begin-tenant"
import { guardPool } from "./guard-pool"
import { redactErrors } from "./redact-errors"
import { tenantScope } from "./tenant-scope"
import { runAndEnd } from "./transaction"

type Container = Pick<MedusaContainer, "resolve">
export type SqlValue =
  | string
  | number
  | boolean
  | null
  | Date
  | Buffer
  | readonly string[]
  | readonly number[]

/** One transaction of one tenant. Row-level security limits it to that tenant's rows. */
export interface TenantTx {
  readonly tenantId: string
  /** Returns the rows of one statement; `?` binds a value. */
  rows: <Row>(sql: string, values?: readonly SqlValue[]) => Promise<Row[]>
  /** Returns the first row, or undefined. */
  first: <Row>(sql: string, values?: readonly SqlValue[]) => Promise<Row | undefined>
  /** Runs a write and returns the number of affected rows. */
  run: (sql: string, values?: readonly SqlValue[]) => Promise<number>
  /** Registers work to run at the end of the transaction, inside it. */
  beforeCommit: (work: () => Promise<void>) => void
  /** Registers work to run after the commit; skipped on rollback. */
  afterCommit: (work: () => Promise<void> | void) => void
}

type Work = () => Promise<void> | void

const transactions = new WeakMap<TenantTx, Knex.Transaction>()

/**
 * Returns the underlying knex transaction, for code that must write through it directly (see
 * `src/medusa/shared-context.ts`).
 * @throws Error for anything but a `tx` passed by `withTenant`
 */
export function transactionOf(tx: TenantTx): Knex.Transaction {
  const trx = transactions.get(tx)
  if (!trx) throw new Error("Not a tenant's transaction")
  return trx
}

/**
 * Runs `fn` in one transaction with the tenant set in PostgreSQL, where every policy reads it. A nested call for the
 * same tenant joins the running transaction; one for another tenant throws. Medusa's module services join through
 * `sharedContext(container, tx, service)`. Never request a gateway, or use a second connection, inside `fn`.
 * @throws ApiError SERVICE_UNAVAILABLE when it is unknown whether PostgreSQL has committed (see `runAndEnd`)
 */
export async function withTenant<T>(
  container: Container,
  tenantId: string,
  fn: (tx: TenantTx) => Promise<T>
): Promise<T> {
  if (!tenantId) throw new Error("withTenant needs a tenant")
  const outer = tenantScope.getStore()
  if (outer) {
    if (outer.tenantId !== tenantId) throw new Error("A transaction of another tenant is running")
    return fn(outer.tx as TenantTx)
  }
  const knex = container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
  guardPool(knex)
  redactErrors(knex)
  const trx = await beginTenant(knex, tenantId)
  const before: (() => Promise<void>)[] = []
  const after: Work[] = []
  const tx = tenantTx(trx, tenantId, before, after)
  const result = await runAndEnd(trx, () =>
    tenantScope.run({ tenantId, tx }, async () => {
      const value = await fn(tx)
      for (const work of before) await work()
      return value
    })
  )
  await runAfterCommit(container, after)
  return result
}

/** Runs the registered work after the commit. A failure is logged and never reported as a failed transaction. */
async function runAfterCommit(container: Container, works: readonly Work[]): Promise<void> {
  for (const work of works) {
    try {
      await work()
    } catch (error) {
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
      logger.error("Work after a commit failed", error instanceof Error ? error : new Error(String(error)))
    }
  }
}

function tenantTx(
  trx: Knex.Transaction,
  tenantId: string,
  before: (() => Promise<void>)[],
  after: Work[]
): TenantTx {
  const query = (sql: string, values: readonly SqlValue[] = []) =>
    trx.raw<{ rows: unknown[]; rowCount: number | null }>(sql, values as Knex.RawBinding[])
  const tx: TenantTx = {
    tenantId,
    rows: async <Row>(sql: string, values?: readonly SqlValue[]) => (await query(sql, values)).rows as Row[],
    first: async <Row>(sql: string, values?: readonly SqlValue[]) => (await tx.rows<Row>(sql, values))[0],
    run: async (sql, values) => (await query(sql, values)).rowCount ?? 0,
    beforeCommit: (work) => before.push(work),
    afterCommit: (work) => after.push(work),
  }
  transactions.set(tx, trx)
  return tx
}
