/**
 * Deletes a tenant's expired rows. A code is kept an hour longer, since it can be sent again after it expires. A
 * limit's row expires with its window of at most an hour, so with the hourly purge none is older than two hours.
 */
export const accountPurge = [
  "delete from session where tenant_id = a_tenant and expires_at <= now()",
  "delete from otp where tenant_id = a_tenant and expires_at <= now() - interval '1 hour'",
  "delete from email_proof where tenant_id = a_tenant and expires_at <= now()",
  "delete from reset_token where tenant_id = a_tenant and expires_at <= now()",
  "delete from entry_pass where tenant_id = a_tenant and expires_at <= now()",
  // An entered session ends at most 35 minutes after its pass was issued.
  "delete from entry_revocation where revoked_at <= now() - interval '1 hour'",
  "delete from rate_limit where tenant_id = a_tenant and expires_at <= now()",
]
