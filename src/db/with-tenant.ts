import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { beginTenant } from "./begin-tenant"
import { guardPool } from "./guard-pool"
import { quietErrors } from "./quiet-errors"
import { tenantScope } from "./tenant-scope"
import { runAndEnd } from "./transaction"

type Container = Pick<MedusaContainer, "resolve">
export type SqlValue =
  string | number | boolean | null | Date | Buffer | readonly string[] | readonly number[]

/** One transaction of one tenant: row-level security lets it see and write that tenant's rows only. */
export interface TenantTx {
  readonly tenantId: string
  /** Rows of one statement; `?` binds a value. */
  rows: <Row>(sql: string, values?: readonly SqlValue[]) => Promise<Row[]>
  /** The first row, or undefined. */
  first: <Row>(sql: string, values?: readonly SqlValue[]) => Promise<Row | undefined>
  /** Runs a write; the number of rows it touched. */
  run: (sql: string, values?: readonly SqlValue[]) => Promise<number>
  /** Work for the end of the transaction, still inside it. */
  beforeCommit: (work: () => Promise<void>) => void
  /** Work for after the commit; not run when the transaction is rolled back. */
  afterCommit: (work: () => Promise<void> | void) => void
}

type Work = () => Promise<void> | void

const transactions = new WeakMap<TenantTx, Knex.Transaction>()

/**
 * The transaction itself, for what must write through it by its own means (see `src/medusa/shared-context.ts`).
 * @throws Error for anything but the `tx` that `withTenant` hands out
 */
export function transactionOf(tx: TenantTx): Knex.Transaction {
  const trx = transactions.get(tx)
  if (!trx) throw new Error("Not a tenant's transaction")
  return trx
}

/**
 * Runs `fn` in one transaction that carries the tenant to PostgreSQL, where every policy reads it.
 * Inside the same tenant it joins the running transaction; for another tenant it throws. Medusa's module services take
 * part through `sharedContext(container, tx, service)`.
 * Never call a gateway, or anything that takes a second connection, inside.
 * @throws ApiError SERVICE_UNAVAILABLE when nobody knows whether PostgreSQL has committed (see `runAndEnd`)
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
  quietErrors(knex)
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

/** What is committed stays: a failing follow-up is logged, never reported as if the transaction had failed. */
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
