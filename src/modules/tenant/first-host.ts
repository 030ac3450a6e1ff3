import type { TenantTx } from "../../db/with-tenant"

/** The host under which a tenant that comes from elsewhere is found here: the platform vouches for it. */
export const giveFirstHost = (tx: TenantTx, host: string): Promise<number> =>
  tx.run(
    `insert into tenant_host (tenant_id, host, is_primary, is_given, token, status)
     values (?, ?, true, true, '', 'verified')`,
    [tx.tenantId, host]
  )
