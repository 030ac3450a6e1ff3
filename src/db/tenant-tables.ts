import type { TenantTx } from "./with-tenant"

/** Returns every table with a `tenant_id` column, read from the database, so that new tables are included. */
export const tenantTables = async (tx: TenantTx): Promise<string[]> =>
  (
    await tx.rows<{ name: string }>(
      `select c.table_name as name from information_schema.columns c
       join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'public' and c.column_name = 'tenant_id' and t.table_type = 'BASE TABLE' order by 1`
    )
  ).map((it) => it.name)

/** @param table a name returned by `tenantTables` or written in the code, never input */
export const emptyTable = (tx: TenantTx, table: string): Promise<number> =>
  tx.run(`delete from "${table}" where tenant_id = ?`, [tx.tenantId])

export async function countTable(tx: TenantTx, table: string): Promise<number> {
  const row = await tx.first<{ count: number }>(
    `select count(*)::int as count from "${table}" where tenant_id = ?`,
    [tx.tenantId]
  )
  return row?.count ?? 0
}

/** Returns every text that matches a pattern in any column of the tenant's rows. The pattern has one group: the text. */
export async function textsIn(tx: TenantTx, table: string, pattern: string): Promise<string[]> {
  const rows = await tx.rows<{ text: string }>(
    `select distinct found[1] as text from "${table}" it, regexp_matches(it::text, ?, 'g') as found
     where it.tenant_id = ?`,
    [pattern, tx.tenantId]
  )
  return rows.map((row) => row.text)
}

/** Counts the rows that contain an e-mail address in any column, except the address `but`. */
export async function countEmails(tx: TenantTx, table: string, but: string): Promise<number> {
  const row = await tx.first<{ count: number }>(
    `select count(*)::int as count from "${table}" it where tenant_id = ?
       and replace(it::text, ?, '') ~ '[[:alnum:]._%+-]+@[[:alnum:]-]+[.][[:alnum:]]'`,
    [tx.tenantId, but]
  )
  return row?.count ?? 0
}
