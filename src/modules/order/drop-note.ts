import type { TenantTx } from "../../db/with-tenant"

/** Takes staff's newest note of these words off an order's timeline. @returns whether it stood there */
export async function dropNote(tx: TenantTx, orderId: string, note: string): Promise<boolean> {
  const dropped = await tx.run(
    `delete from shop_order_event where tenant_id = ? and order_id = ? and seq = (
       select max(seq) from shop_order_event
       where tenant_id = ? and order_id = ? and kind = 'note' and note = ?)`,
    [tx.tenantId, orderId, tx.tenantId, orderId, note]
  )
  return dropped > 0
}
