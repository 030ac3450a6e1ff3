import type { Role } from "../../contract/auth"
import type { TenantTx } from "../../db/with-tenant"

/**
 * Whether no other account of the tenant can take over this account's role. Accounts without a verified e-mail, such as
 * invited ones without a password, don't count. Takes an advisory lock until the transaction ends: otherwise two
 * accounts that leave at the same time would each count on the other.
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
