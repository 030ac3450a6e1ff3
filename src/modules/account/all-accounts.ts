import type { TenantTx } from "../../db/with-tenant"

/** The ids of all accounts, whatever their role. */
export const allAccountIds = async (tx: TenantTx): Promise<string[]> =>
  (
    await tx.rows<{ id: string }>("select id from account where tenant_id = ? order by id", [tx.tenantId])
  ).map((it) => it.id)
