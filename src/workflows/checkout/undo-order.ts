import { Modules, OrderWorkflowEvents } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../db/with-tenant"
import { findEntry } from "../../modules/checkout/ledger"
import { markDropped } from "../../modules/checkout/ledger-marks"
import { setOrderStatus } from "../../modules/order/write-orders"
import type { Tenant } from "../../modules/tenant/tenant"

/** Takes back an order whose payment can never be captured: stock returned, order cancelled, entry dropped. */
export async function undoOrder(
  container: MedusaContainer,
  tenant: Tenant,
  gatewayOrderId: string,
  reason: string
): Promise<void> {
  await withTenant(container, tenant.id, async (tx) => {
    const entry = await findEntry(tx, gatewayOrderId, { lock: true })
    if (entry?.state !== "ordered" || !entry.orderId) return
    await tx.run(
      `with collection as (
         update payment_collection set status = 'canceled', updated_at = now()
         where id in (select payment_collection_id from order_payment_collection where order_id = ?) returning id
       ), payment as (
         update payment set canceled_at = now(), updated_at = now()
         where payment_collection_id in (select id from collection)
       )
       update reservation_item set deleted_at = now(), updated_at = now()
       where deleted_at is null and line_item_id in (select item_id from order_item where order_id = ?)`,
      [entry.orderId, entry.orderId]
    )
    const orders = container.resolve(Modules.ORDER)
    // Staff may have cancelled it in Medusa Admin before.
    const standing = await tx.first('select 1 from "order" where id = ? and canceled_at is null', [
      entry.orderId,
    ])
    if (standing) await orders.cancel(entry.orderId, tx.contextOf(orders))
    await setOrderStatus(tx, entry.orderId, "CANCELLED", reason)
    await markDropped(tx, gatewayOrderId, { from: "ordered", code: "PAYMENT_MISMATCH", reason })
    const told = { name: OrderWorkflowEvents.CANCELED, data: { id: entry.orderId } }
    tx.afterCommit(() => container.resolve(Modules.EVENT_BUS).emit(told))
  })
}
