/** Deletes a tenant's failed mails after 30 days. */
export const mailPurge = [
  "delete from mail_outbox where tenant_id = a_tenant and failed_at <= now() - interval '30 days'",
]
