import type { TenantTx } from "../../db/with-tenant"

/** Adds the first host of an imported tenant. The platform assigns it, so it needs no proof. */
export const assignFirstHost = (tx: TenantTx, host: string): Promise<number> =>
  tx.run(
    `insert into tenant_host (tenant_id, host, is_primary, is_given, token, status)
     values (?, ?, true, true, '', 'verified')`,
    [tx.tenantId, host]
  )
