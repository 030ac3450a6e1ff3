import type { TenantTx } from "../../db/with-tenant"

/** Unlinks the account's open cart. */
export const unlinkOpenCart = (tx: TenantTx, accountId: string): Promise<number> =>
  tx.run("delete from open_cart where tenant_id = ? and account_id = ?", [tx.tenantId, accountId])
