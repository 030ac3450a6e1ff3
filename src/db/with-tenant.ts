import type { Context, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, MessageAggregator, Modules } from "@medusajs/framework/utils"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { beginTenant } from "./begin-tenant"
import { guardPool } from "./guard-pool"
import { quietErrors } from "./quiet-errors"
import { tenantScope } from "./tenant-scope"

type Container = Pick<MedusaContainer, "resolve">
export type SqlValue =
  string | number | boolean | null | Date | Buffer | readonly string[] | readonly number[]

/** One transaction of one tenant: row-level security lets it see and write that tenant's rows only. */
export type TenantTx = {
  readonly tenantId: string
  /** Rows of one statement; `?` binds a value. */
  rows: <Row>(sql: string, values?: readonly SqlValue[]) => Promise<Row[]>
  /** The first row, or undefined. */
  first: <Row>(sql: string, values?: readonly SqlValue[]) => Promise<Row | undefined>
  /** Runs a write; the number of rows it touched. */
  run: (sql: string, values?: readonly SqlValue[]) => Promise<number>
  /** The shared context that makes a Medusa module's service take part in this transaction. */
  contextOf: (service: object) => Context
  /** Writes out what module services hold back, so that the statements after it see it. */
  flush: () => Promise<void>
  /** Work for after the commit; not run when the transaction is rolled back. */
  afterCommit: (work: () => Promise<void> | void) => void
}

type WithManager = { baseRepository_: { manager_: EntityManager } }
type EntityManager = {
  fork: (options: { cloneEventManager: boolean }) => EntityManager
  setTransactionContext: (trx: Knex.Transaction) => void
  flush: () => Promise<void>
}

const hasManager = (service: object): service is WithManager => "baseRepository_" in service

/**
 * Runs `fn` in one transaction that carries the tenant to PostgreSQL, where every policy reads it.
 * Inside the same tenant it joins the running transaction; for another tenant it throws. Module services take
 * part through `tx.contextOf(service)`: one forked entity manager a module, so that no identity map outlives it.
 * Never call a gateway, or anything that takes a second connection, inside.
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
  const after: (() => Promise<void> | void)[] = []
  try {
    const { tx, finish } = transactionOf(container, trx, tenantId, after)
    const result = await tenantScope.run({ tenantId, tx }, () => fn(tx))
    await finish()
    await trx.commit()
    await runAfterCommit(container, after)
    return result
  } catch (error) {
    if (!trx.isCompleted()) await trx.rollback()
    throw error
  }
}

/** What is committed stays: a failing follow-up is logged, never reported as if the transaction had failed. */
async function runAfterCommit(
  container: Container,
  works: readonly (() => Promise<void> | void)[]
): Promise<void> {
  for (const work of works) {
    try {
      await work()
    } catch (error) {
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
      logger.error("Work after a commit failed", error instanceof Error ? error : new Error(String(error)))
    }
  }
}

function transactionOf(
  container: Container,
  trx: Knex.Transaction,
  tenantId: string,
  after: (() => Promise<void> | void)[]
): { tx: TenantTx; finish: () => Promise<void> } {
  const managers = new Map<object, { manager: EntityManager; context: Context }>()
  const aggregator = new MessageAggregator()
  const query = (sql: string, values: readonly SqlValue[] = []) =>
    trx.raw<{ rows: unknown[]; rowCount: number | null }>(sql, values as Knex.RawBinding[])

  const tx: TenantTx = {
    tenantId,
    rows: async <Row>(sql: string, values?: readonly SqlValue[]) => (await query(sql, values)).rows as Row[],
    first: async <Row>(sql: string, values?: readonly SqlValue[]) => (await tx.rows<Row>(sql, values))[0],
    run: async (sql, values) => (await query(sql, values)).rowCount ?? 0,
    contextOf: (service) => {
      const known = managers.get(service)
      if (known) return known.context
      if (!hasManager(service)) throw new Error("Not a module service with tables")
      const manager = service.baseRepository_.manager_.fork({ cloneEventManager: true })
      manager.setTransactionContext(trx)
      const context = {
        __type: "MedusaContext",
        transactionManager: manager,
        manager,
        messageAggregator: aggregator,
      } as unknown as Context
      managers.set(service, { manager, context })
      return context
    },
    flush: async () => {
      for (const { manager } of managers.values()) await manager.flush()
    },
    afterCommit: (work) => after.push(work),
  }
  const finish = async () => {
    await tx.flush()
    const messages = Object.values(aggregator.getMessages()).flat()
    if (messages.length) {
      after.push(() => container.resolve(Modules.EVENT_BUS).emit(messages, { internal: true }))
    }
  }
  return { tx, finish }
}
