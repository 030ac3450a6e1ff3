import type { TenantTx } from "../../db/with-tenant"

/** An entered session ends at most 35 minutes after its pass was issued. */
const purgeRevocations = "delete from entry_revocation where revoked_at <= now() - interval '1 hour'"

/**
 * Deletes a tenant's expired rows. A code is kept an hour longer, since it can be sent again after it expires. A
 * limit's row expires with its window of at most an hour, so with the hourly purge none is older than two hours.
 */
export async function purgeAccountRows(tx: TenantTx): Promise<number> {
  const tenant = [tx.tenantId]
  const gone = [
    await tx.run("delete from session where tenant_id = ? and expires_at <= now()", tenant),
    await tx.run("delete from otp where tenant_id = ? and expires_at <= now() - interval '1 hour'", tenant),
    await tx.run("delete from email_proof where tenant_id = ? and expires_at <= now()", tenant),
    await tx.run("delete from reset_token where tenant_id = ? and expires_at <= now()", tenant),
    await tx.run("delete from entry_pass where tenant_id = ? and expires_at <= now()", tenant),
    await tx.run(purgeRevocations, []),
    await tx.run("delete from rate_limit where tenant_id = ? and expires_at <= now()", tenant),
  ]
  return gone.reduce((sum, it) => sum + it, 0)
}
