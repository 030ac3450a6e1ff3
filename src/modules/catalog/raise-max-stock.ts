import type { TenantTx } from "../../db/with-tenant"

/** Raises the highest known stock of products, for catalog entries that were built anew. */
export const raiseMaxStock = (
  tx: TenantTx,
  stocks: readonly { id: string; highest: number }[]
): Promise<number> =>
  tx.run(
    `update catalog_entry e set max_stock = it.highest
     from jsonb_to_recordset(?::jsonb) as it(id text, highest integer)
     where e.tenant_id = ? and e.product_id = it.id and e.max_stock < it.highest`,
    [JSON.stringify(stocks), tx.tenantId]
  )
