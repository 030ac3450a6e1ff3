import type { TenantTx } from "../../db/with-tenant"

/** Deletes the newest staff note with this text from an order's timeline. @returns whether there was one */
export async function dropNote(tx: TenantTx, orderId: string, note: string): Promise<boolean> {
  const dropped = await tx.run(
    `delete from shop_order_event where tenant_id = ? and order_id = ? and seq = (
       select max(seq) from shop_order_event
       where tenant_id = ? and order_id = ? and kind = 'note' and note = ?)`,
    [tx.tenantId, orderId, tx.tenantId, orderId, note]
  )
  return dropped > 0
}
