import type { TenantTx } from "../../db/with-tenant"

/** Order id → order number, for these orders. */
export async function orderNumbers(tx: TenantTx, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.rows<{ id: string; number: string }>(
    "select order_id as id, order_number as number from shop_order where tenant_id = ? and order_id = any(?)",
    [tx.tenantId, ids]
  )
  return new Map(rows.map((it) => [it.id, it.number]))
}

/** Ids of the newest orders, at most 20, whose number equals or ends with this text. */
export async function ordersNumbered(tx: TenantTx, text: string): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    `select order_id as id from shop_order where tenant_id = ? and right(order_number, length(?)) = upper(?)
     order by created_at desc limit 20`,
    [tx.tenantId, text, text]
  )
  return rows.map((it) => it.id)
}
