import type { Role } from "../../contract/auth"
import type { TenantTx } from "../../db/with-tenant"

/**
 * Whether nobody else of the tenant could do this one's work. Who was invited and has not chosen a password can't yet.
 * Who asks waits for whoever asked before, until that one's transaction ends: of two who leave at the same time, both
 * would count on the other.
 */
export async function isLastOfRole(tx: TenantTx, account: { id: string; role: Role }): Promise<boolean> {
  const key = `leaving:${tx.tenantId}:${account.role}`
  await tx.run("select pg_advisory_xact_lock(hashtextextended(?, 0))", [key])
  const other = await tx.first(
    "select 1 from account where tenant_id = ? and role = ? and id <> ? and is_email_verified limit 1",
    [tx.tenantId, account.role, account.id]
  )
  return other === undefined
}
