import type { TenantTx } from "./with-tenant"

/** Returns a table's writable columns, without the generated ones. */
export async function writableColumns(tx: TenantTx, table: string): Promise<string[]> {
  const rows = await tx.rows<{ name: string }>(
    `select a.attname as name from pg_attribute a
     where a.attrelid = ?::text::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum`,
    [`"${table}"`]
  )
  return rows.map((it) => it.name)
}

/**
 * Sorts tables so that each follows the tables that its foreign keys reference.
 * @param later table → a column that is written afterwards, whose foreign key is ignored
 * @throws Error for circular foreign keys
 */
export async function inForeignKeyOrder(
  tx: TenantTx,
  tables: readonly string[],
  later: Readonly<Record<string, string>>
): Promise<string[]> {
  const all = await tx.rows<{ table: string; named: string; column: string }>(
    `select c.relname as table, n.relname as named,
       (select attname from pg_attribute where attrelid = c.oid and attnum = k.conkey[1]) as column
     from pg_constraint k
     join pg_class c on c.oid = k.conrelid join pg_class n on n.oid = k.confrelid
     where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conrelid <> k.confrelid`
  )
  const keys = all.filter((it) => later[it.table] !== it.column)
  const sorted: string[] = []
  let rest = [...tables]
  while (rest.length) {
    const waiting = new Set(rest)
    const next = rest.filter((it) => !keys.some((key) => key.table === it && waiting.has(key.named)))
    if (!next.length) throw new Error(`Circular foreign keys: ${rest.join(", ")}`)
    sorted.push(...next)
    rest = rest.filter((it) => !next.includes(it))
  }
  return sorted
}

/**
 * Inserts rows from JSON. A column that isn't in `columns` gets its default.
 * @param json an array of rows with the same members
 * @returns the number of rows
 */
export function insertJson(
  tx: TenantTx,
  table: string,
  columns: readonly string[],
  json: string
): Promise<number> {
  const names = columns.map((it) => `"${it}"`).join(", ")
  return tx.run(
    `insert into "${table}" (${names}) overriding system value
     select ${names} from jsonb_populate_recordset(null::"${table}", ?::jsonb)`,
    [json]
  )
}

/** Updates one column of existing rows by `id`. @param json as for `insertJson` */
export const updateJson = (tx: TenantTx, table: string, column: string, json: string): Promise<number> =>
  tx.run(
    `update "${table}" t set "${column}" = r."${column}"
     from jsonb_populate_recordset(null::"${table}", ?::jsonb) r where t.id = r.id`,
    [json]
  )
