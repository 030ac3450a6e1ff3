import type { ClientBase } from "pg"

/** A table and the columns to copy; generated columns are excluded. */
export interface TableShape {
  name: string
  columns: string[]
  /** Whether its rows are visible only to their tenant. */
  byTenant: boolean
}

/**
 * Tables excluded from backups. Most describe the database itself or the release and are written by the restoring
 * version's start. Open invitations to Medusa Admin contain plain-text tokens; they must be sent again.
 */
export const leftOut: ReadonlySet<string> = new Set([
  "mikro_orm_migrations",
  "link_module_migrations",
  "script_migrations",
  "sql_applied",
  "browser_file",
  "invite",
])

export async function readTables(client: ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `select c.relname as name, c.relrowsecurity as "byTenant",
       array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
         and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname`
  )
  return rows.filter((it) => !leftOut.has(it.name))
}

export async function readSequences(
  client: ClientBase
): Promise<Record<string, { value: string; isCalled: boolean }>> {
  const { rows } = await client.query<{ name: string; value: string | null; start: string }>(
    `select sequencename as name, last_value::text as value, start_value::text as start
     from pg_sequences where schemaname = 'public' and sequencename not like '%migrations_id_seq'`
  )
  return Object.fromEntries(
    rows.map(({ name, value, start }) => [name, { value: value ?? start, isCalled: value !== null }])
  )
}

export const columnsOf = (client: ClientBase, { columns }: Pick<TableShape, "columns">): string =>
  columns.map((it) => client.escapeIdentifier(it)).join(", ")
