import type { Content } from "../../contract/branding"
import { shownSettings } from "../../contract/settings"
import type { TenantTx } from "../../db/with-tenant"

/**
 * The tenant's own texts and the settings that its pages show, key → text; without blank ones, for which the built-in
 * text or value applies.
 */
export async function readContent(tx: TenantTx): Promise<Content> {
  const rows = await tx.rows<{ key: string; value: string }>(
    `select key, value from content_entry where tenant_id = ? and value <> ''
     union all
     select key, value from setting where tenant_id = ? and key = any (?::text[]) and value <> ''
     order by key`,
    [tx.tenantId, tx.tenantId, shownSettings]
  )
  return Object.fromEntries(rows.map((it) => [it.key, it.value]))
}
