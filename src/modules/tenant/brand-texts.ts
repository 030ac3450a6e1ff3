import type { TenantTx } from "../../db/with-tenant"

/** The transaction's tenant as text, for a search in all its columns. */
export async function brandTexts(tx: TenantTx): Promise<string[]> {
  const rows = await tx.rows<{ text: string }>("select t::text as text from tenant t where t.id = ?", [
    tx.tenantId,
  ])
  return rows.map((row) => row.text)
}
