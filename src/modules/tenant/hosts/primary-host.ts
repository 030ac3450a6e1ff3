import type { TenantTx } from "../../../db/with-tenant"

/**
 * Makes a host the tenant's primary one. A verified host replaces the previous one, which then redirects to it. Any
 * other host counts as assigned by the platform and is served at once; a previously assigned primary host is removed.
 */
export async function setPrimaryHost(tx: TenantTx, host: string): Promise<void> {
  const key = [tx.tenantId, host]
  const verified = await tx.first(
    "select 1 from tenant_host where tenant_id = ? and host = ? and status = 'verified' for update",
    key
  )
  if (!verified)
    await tx.run("delete from tenant_host where tenant_id = ? and is_primary and is_given and host <> ?", key)
  await tx.run("update tenant_host set is_primary = false where tenant_id = ? and is_primary", [tx.tenantId])
  if (verified) {
    await tx.run("update tenant_host set is_primary = true where tenant_id = ? and host = ?", key)
    return
  }
  await tx.run(
    `insert into tenant_host (tenant_id, host, is_primary, is_given, token, status)
     values (?, ?, true, true, '', 'verified')
     on conflict (tenant_id, host) do update set is_primary = true, is_given = true, status = 'verified',
       misses = 0, missed_at = null, due_at = null`,
    key
  )
}
