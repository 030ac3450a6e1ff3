import type { TenantTx } from "../../db/with-tenant"

/** Makes every history entry of the tenant irrevertible. Called when the entries come from an archive. */
export async function markImported(tx: TenantTx): Promise<void> {
  await tx.run("update history set is_imported = true where tenant_id = ?", [tx.tenantId])
}
