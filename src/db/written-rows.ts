import type { TenantTx } from "./with-tenant"

/** Condition for rows `t` that this transaction has inserted or updated; never matches another transaction's rows. */
const isWritten = "t.xmin = pg_current_xact_id()::xid"

/** Returns every table of the database, ordered by name. */
export const allTables = async (tx: TenantTx): Promise<string[]> =>
  (
    await tx.rows<{ name: string }>(
      "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1"
    )
  ).map(({ name }) => name)

export interface WrittenRows {
  /** Number of rows of the table that this transaction has written. */
  written: number
  /** Number of rows that match the condition, whoever wrote them. */
  owned: number
  /** Number of rows that match both. */
  both: number
}

/** @param condition on the table's row `t` and the tenant's row `tn` */
export async function countWritten(tx: TenantTx, table: string, condition: string): Promise<WrittenRows> {
  const row = await tx.first<WrittenRows>(
    `select (select count(*)::int from "${table}" t where ${isWritten}) as written,
       count(*)::int as owned, (count(*) filter (where ${isWritten}))::int as both
     from "${table}" t, tenant tn where tn.id = ? and ${condition}`,
    [tx.tenantId]
  )
  return row ?? { written: 0, owned: 0, both: 0 }
}

/** Counts the rows of other tenants, or without a tenant, that this transaction has written to a table. */
export async function countWrittenOutside(tx: TenantTx, table: string): Promise<number> {
  const row = await tx.first<{ count: number }>(
    `select count(*)::int as count from "${table}" t
     where ${isWritten} and to_jsonb(t)->>'tenant_id' is distinct from ?`,
    [tx.tenantId]
  )
  return row?.count ?? 0
}

/** Counts the rows that this transaction has written to a table and that don't match a condition on the row `t`. */
export async function countWrittenBut(tx: TenantTx, table: string, condition: string): Promise<number> {
  const row = await tx.first<{ count: number }>(
    `select count(*)::int as count from "${table}" t where ${isWritten} and (${condition}) is not true`
  )
  return row?.count ?? 0
}

/** Matches Medusa's ids (a ULID, prefixed or not) and ours, which some of Medusa's rows contain, anywhere in a row. */
const idPattern = "((?:[a-z]+_)*[0-9A-HJKMNP-TV-Z]{26}|(?:[a-z]+_)+[0-9a-hjkmnp-tv-z]{26})"

export interface NamedId {
  id: string
  /** The table with a row of this id that the transaction hasn't written; null when no row has it. */
  table: string | null
}

/**
 * Returns ids that occur anywhere in the rows that this transaction has written to these tables, and that are the `id`
 * of a row it hasn't written, or of none.
 * @param limit max ids; those of other rows come first
 */
export async function idsNamed(tx: TenantTx, tables: readonly string[], limit: number): Promise<NamedId[]> {
  const withId = await tablesWithId(tx, tables)
  const named = tables.map(
    (table) =>
      `select (regexp_matches(t::text, p.pattern, 'g'))[1] as id from "${table}" t, p where ${isWritten}`
  )
  const written = withId.map((table) => `select t.id::text as id from "${table}" t where ${isWritten}`)
  // An id in a row may belong to any table, so each is looked up in every table.
  const others = withId.map(
    (table) =>
      `select named.id, '${table}' as "table" from "${table}" t join named on named.id = t.id where not (${isWritten})`
  )
  return tx.rows<NamedId>(
    `with p as (select ?::text as pattern),
       named as materialized (select distinct id from (${named.join(" union all ")}) every_match),
       written as (${written.join(" union all ")})
     select id, "table" from (
       ${others.join(" union all ")} union all
       select id, null from named where not exists (select 1 from written where written.id = named.id)
     ) found order by "table" nulls last, id limit ?`,
    [idPattern, limit]
  )
}

/** Returns the `…_id` columns of rows that this transaction has written whose value is one of these. */
export async function columnsWithAny(
  tx: TenantTx,
  tables: readonly string[],
  ids: readonly string[]
): Promise<{ table: string; column: string; id: string }[]> {
  const selects = tables.map(
    (table) =>
      `select distinct '${table}' as "table", c.key as "column", c.value as id
       from "${table}" t, looked, jsonb_each_text(to_jsonb(t)) c
       where ${isWritten} and c.key like '%\\_id' and c.value = any (looked.ids)`
  )
  return tx.rows(`with looked as (select ?::text[] as ids) ${selects.join(" union all ")}`, [ids])
}

async function tablesWithId(tx: TenantTx, tables: readonly string[]): Promise<string[]> {
  const rows = await tx.rows<{ name: string }>(
    `select c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = 'public'::regnamespace and c.relname = any (?::text[])
       and a.attname = 'id' and not a.attisdropped and a.atttypid = any (array['text', 'varchar']::regtype[]) order by 1`,
    [tables]
  )
  return rows.map(({ name }) => name)
}
