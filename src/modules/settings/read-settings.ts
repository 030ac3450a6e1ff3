import type { Content } from "../../contract/branding"
import type { TenantTx } from "../../db/with-tenant"

/** The tenant's own texts, key → text; without blank ones, which stand for the built-in text. */
export async function readContent(tx: TenantTx): Promise<Content> {
  const rows = await tx.rows<{ key: string; value: string }>(
    "select key, value from content_entry where tenant_id = ? and value <> '' order by key",
    [tx.tenantId]
  )
  return Object.fromEntries(rows.map((it) => [it.key, it.value]))
}
