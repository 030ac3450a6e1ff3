import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { SqlValue, TenantTx } from "./with-tenant"
import { inTransaction } from "./transaction"

type Container = Pick<MedusaContainer, "resolve">

/**
 * A queue: a table of due work with a `tenant_id`, key columns and a `due_at`. The module that owns the table declares
 * it, and inserts rows in the transaction that creates the work. `due_at` is also the lease: a claim moves it into the
 * future, so that the rows of a crashed process become due again.
 */
export interface QueueDefinition<Key extends string> {
  /** Name in reports and log lines. */
  name: string
  table: string
  /** Columns of the primary key except `tenant_id`, by property name. */
  key: Readonly<Record<Key, string>>
  /** Lease duration in seconds, longer than an attempt may take. A row that an attempt leaves in place is due after it. */
  leaseSeconds: number
  /** Maximum number of rows that one process works on at a time. */
  atOnce: number
  /** Maximum number of these for one tenant; `atOnce` by default. */
  perTenant?: number
  /**
   * Applies `atOnce` and `perTenant` to all processes together, for work that others notice, such as connections to a
   * mail server. The table has a column `running_since`, and `tenant_id`.
   */
  isLimitShared?: true
  /** Seconds until the next attempt after `failures` failed ones; null after the last one. `random` is from 0 to 1. */
  backoff?: (failures: number, random: number) => number | null
  /** SQL condition on the row `due`; rows that don't meet it wait. */
  only?: string
  /** Join with the row `due` that finds its tenant, for a table without `tenant_id`. */
  tenantOf?: { join: string; column: string }
}

/** A claimed row. `claim` is the `due_at` that the claim has set. `tenantId` is empty in a table without `tenant_id`. */
export type Claimed<Key extends string> = Record<Key, string> & { tenantId: string; claim: string }

interface ClaimOptions {
  limit?: number
  /** Tenants to leave out. */
  busy?: readonly string[]
  /** Replaces PostgreSQL's time. */
  now?: Date | undefined
}

/** The statements of one queue. Reads the rows of all tenants, so the table has no policy. */
export class QueueTable<Key extends string> {
  private readonly claimed: string

  constructor(readonly definition: QueueDefinition<Key>) {
    this.claimed = [...idsOf(definition), "due_at"].map((it) => `${it} = ?`).join(" and ")
  }

  /**
   * Claims due rows: the oldest of each tenant, then the second of each, and so on. Skips rows that another process is
   * claiming.
   */
  async claim(
    container: Container,
    { limit = this.definition.atOnce, busy = [], now }: ClaimOptions = {}
  ): Promise<(Claimed<Key> & { overdueSeconds: number })[]> {
    if (limit < 1) return []
    const { name, leaseSeconds, perTenant = limit, atOnce, isLimitShared } = this.definition
    const at = now ?? null
    const sql = claimSql(this.definition)
    if (!isLimitShared) {
      const values = [at, busy, perTenant, at, limit, at, leaseSeconds, at]
      return execute(container, sql, values)
    }
    if (!(await this.hasDue(container, at))) return []
    const values = [at, at, busy, perTenant, at, limit, atOnce, at, leaseSeconds, at]
    const knex = container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
    // One process after another: the claim must see what the others have claimed.
    return inTransaction(knex, async (trx) => {
      await trx.raw("select pg_advisory_xact_lock(hashtextextended(?, 0))", [`queue ${name}`])
      return execute({ resolve: () => trx }, sql, values)
    })
  }

  private async hasDue(container: Container, at: Date | null): Promise<boolean> {
    const due = `select from ${this.definition.table} where due_at <= coalesce(?::timestamptz, now()) limit 1`
    return (await execute(container, due, [at])).length > 0
  }

  /** Deletes a row that needs no further work. Does nothing when another claim has the row. */
  async drop(db: Container | TenantTx, row: Claimed<Key>): Promise<void> {
    await execute(db, `delete from ${this.definition.table} where ${this.claimed}`, this.valuesOf(row))
  }

  /** Ends a failed attempt in the shared limits; the row stays leased. Does nothing when another claim has the row. */
  async release(db: Container | TenantTx, row: Claimed<Key>): Promise<void> {
    const { table, isLimitShared } = this.definition
    if (!isLimitShared) return
    await execute(db, `update ${table} set running_since = null where ${this.claimed}`, this.valuesOf(row))
  }

  /** Makes a row due in `seconds`. Does nothing when another claim has the row. */
  async postpone(db: Container | TenantTx, row: Claimed<Key>, seconds: number): Promise<void> {
    const { table, isLimitShared } = this.definition
    const ended = isLimitShared ? ", running_since = null" : ""
    const later = `update ${table} set due_at = now() + make_interval(secs => ?)${ended}`
    await execute(db, `${later} where ${this.claimed}`, [seconds, ...this.valuesOf(row)])
  }

  /**
   * Postpones a row by the queue's backoff after its `failures`-th failed attempt, or drops it after the last one.
   * @returns seconds until the next attempt; null after the last one
   */
  async retry(
    db: Container | TenantTx,
    row: Claimed<Key>,
    failures: number,
    random = Math.random()
  ): Promise<number | null> {
    const { backoff, leaseSeconds } = this.definition
    const seconds = backoff ? backoff(failures, random) : leaseSeconds
    await (seconds === null ? this.drop(db, row) : this.postpone(db, row, seconds))
    return seconds
  }

  private valuesOf(row: Claimed<Key>): string[] {
    const { key, tenantOf } = this.definition
    const keys = (Object.keys(key) as Key[]).map((name): string => row[name])
    return [...(tenantOf === undefined ? [row.tenantId] : []), ...keys, row.claim]
  }
}

const idsOf = ({ key, tenantOf }: QueueDefinition<string>): string[] => [
  ...(tenantOf === undefined ? ["tenant_id"] : []),
  ...Object.values(key),
]

/**
 * Returns the statement of a claim. `chosen` repeats the condition on `due_at`: PostgreSQL checks it again for a row
 * that another process has claimed since the statement began.
 */
function claimSql(queue: QueueDefinition<string>): string {
  const { table, key, only = "true", tenantOf, isLimitShared } = queue
  const ids = idsOf(queue)
  const of = (row: string): string => ids.map((it) => `${row}.${it}`).join(", ")
  const named = Object.entries(key).map(([name, column]) => `claimed.${column} as "${name}"`)
  const now = "coalesce(?::timestamptz, now())"
  // A running row is leased. One whose lease has ended belongs to a process that is gone.
  const running = `running as (
      select tenant_id as tenant, count(*)::int as number from ${table}
      where running_since is not null and due_at > ${now} group by tenant_id
    ), `
  const before = "coalesce((select number from running where running.tenant = ready.tenant), 0)"
  const free = "least(?, ? - (select coalesce(sum(number), 0) from running))"
  return `with ready as (
      select ${of("due")}, due.due_at, ${tenantOf?.column ?? "due.tenant_id"} as tenant
      from ${table} due ${tenantOf?.join ?? ""}
      where due.due_at <= ${now} and ${only}
    ), ${isLimitShared ? running : ""} turns as (
      select ${of("ready")}, ${isLimitShared ? before : "0"} +
        row_number() over (partition by tenant order by due_at, ${of("ready")}) as turn
      from ready where tenant is null or tenant <> all (?::text[])
    ), chosen as materialized (
      select ${of("due")}, due.due_at, turns.turn from ${table} due join turns using (${ids.join(", ")})
      where turns.turn <= ? and due.due_at <= ${now}
      order by turns.turn, due.due_at limit ${isLimitShared ? `greatest(0, ${free})` : "?"}
      for update of due skip locked
    ), claimed as (
      update ${table} due set due_at = ${now} + make_interval(secs => ?)
        ${isLimitShared ? ", running_since = now()" : ""} from chosen
      where (${of("due")}) = (${of("chosen")})
      returning ${of("due")}, due.due_at, chosen.turn, chosen.due_at as was_due)
    select ${tenantOf === undefined ? "claimed.tenant_id" : "''"} as "tenantId", ${named.join(", ")},
      claimed.due_at::text as claim, extract(epoch from ${now} - was_due)::float8 as "overdueSeconds"
    from claimed order by turn, was_due`
}

async function execute<Row>(
  db: Container | TenantTx,
  sql: string,
  values: readonly SqlValue[]
): Promise<Row[]> {
  if ("rows" in db) return db.rows<Row>(sql, values)
  const knex = db.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
  return (await knex.raw<{ rows: Row[] }>(sql, values as Knex.RawBinding[])).rows
}
