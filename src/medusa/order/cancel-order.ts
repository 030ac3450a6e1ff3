import { Modules, OrderWorkflowEvents } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { TenantTx } from "../../db/with-tenant"
import { emitAfterCommit } from "../emit-after-commit"
import { sharedContext } from "../shared-context"

/** Whether staff have cancelled the order in Medusa Admin. */
export const isOrderCancelled = async (tx: TenantTx, orderId: string): Promise<boolean> =>
  (await tx.first('select 1 from "order" where id = ? and canceled_at is not null', [orderId])) !== undefined

/** Cancels an order whose payment was never captured: payment dropped, stock returned. Safe to repeat. */
export async function cancelUnpaidOrder(
  container: MedusaContainer,
  tx: TenantTx,
  orderId: string
): Promise<void> {
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
    [orderId, orderId]
  )
  const orders = container.resolve(Modules.ORDER)
  if (!(await isOrderCancelled(tx, orderId))) {
    await orders.cancel(orderId, sharedContext(container, tx, orders))
  }
  emitAfterCommit(container, tx, { name: OrderWorkflowEvents.CANCELED, data: { id: orderId } })
}
