import { rows } from "./database"

/** Excluded tables: those that count requests, refused or not, and those in which jobs keep their next steps. */
const transientTables = [
  "rate_limit",
  "mail_outbox",
  "mail_due",
  "picture_due",
  "payment_due",
  "recent_checkout",
  "refund_due",
  "report_sweep",
  "catalog_change",
  "site_change",
  "tenant_figure",
  "webhook_event",
]

/** Hashes a tenant's rows, by table. Equal hashes mean that nothing changed. */
export async function tenantRows(tenantId: string): Promise<Record<string, string>> {
  const tables = await rows<{ table: string }>(
    `select table_name as table from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and column_name = 'tenant_id' and table_type = 'BASE TABLE' order by 1`
  )
  const kept = tables.map((it) => it.table).filter((it) => !transientTables.includes(it))
  const hashes = kept.map(
    (it) =>
      `(select md5(coalesce(string_agg(t::text, E'\\n' order by t::text), '')) from "${it}" t where tenant_id = $1)`
  )
  const [found] = await rows<{ hashes: string[] }>(`select array[${hashes.join(", ")}] as hashes`, [tenantId])
  return Object.fromEntries(kept.map((it, n) => [it, found?.hashes[n] ?? ""]))
}
