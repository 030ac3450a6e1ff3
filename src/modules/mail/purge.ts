import type { TenantTx } from "../../db/with-tenant"

/** Deletes a tenant's failed mails after 30 days. */
export const purgeFailedMails = (tx: TenantTx): Promise<number> =>
  tx.run("delete from mail_outbox where tenant_id = ? and failed_at <= now() - interval '30 days'", [
    tx.tenantId,
  ])
