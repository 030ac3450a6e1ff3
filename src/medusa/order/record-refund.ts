import { ChangeActionType, Modules, OrderChangeType, PaymentEvents } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { TenantTx } from "../../db/with-tenant"
import { newId } from "../../lib/ids"
import { type Paise, rupeesText } from "../../lib/money"
import { flushModules, sharedContext } from "../shared-context"

interface GivenBack {
  orderId: string
  amount: Paise
  note: string
}

/**
 * A refund that the gateway has done, as Medusa's own leaves it: on the payment, in the order's transactions, and as a
 * credit line, so that the order owes and is owed nothing.
 * @returns Medusa's id of it
 */
export async function recordRefund(
  container: MedusaContainer,
  tx: TenantTx,
  { orderId, amount, note }: GivenBack
): Promise<string> {
  const refundId = newId("ref")
  const rupees = rupeesText(amount)
  const recorded = await tx.first<{ payment_id: string; collection_id: string }>(
    `with money as (
       select ?::numeric as amount, jsonb_build_object('value', ?::text, 'precision', 20) as raw
     ), paid as (
       select p.id, p.payment_collection_id from payment p join order_payment_collection l
         on l.payment_collection_id = p.payment_collection_id and l.deleted_at is null
       where l.order_id = ? and p.captured_at is not null and p.deleted_at is null order by p.created_at limit 1
     ), collection as (
       update payment_collection c set refunded_amount = coalesce(c.refunded_amount, 0) + money.amount,
         raw_refunded_amount = jsonb_build_object('value', (coalesce(c.refunded_amount, 0) + money.amount)::text,
           'precision', 20), updated_at = now()
       from money, paid where c.id = paid.payment_collection_id
     )
     insert into refund (id, amount, raw_amount, payment_id, note) select ?, amount, raw, paid.id, ? from money, paid
     returning payment_id, (select payment_collection_id from paid) as collection_id`,
    [rupees, rupees, orderId, refundId, note]
  )
  if (!recorded) throw new Error("The order has no captured payment")
  const orders = container.resolve(Modules.ORDER)
  const context = sharedContext(container, tx, orders)
  await orders.addOrderTransactions(
    {
      order_id: orderId,
      amount: -Number(rupees),
      currency_code: "inr",
      reference: "refund",
      reference_id: refundId,
    },
    context
  )
  await flushModules(tx)
  if (!(await isBeingChanged(tx, orderId))) {
    const change = await orders.createOrderChange(
      {
        order_id: orderId,
        change_type: OrderChangeType.CREDIT_LINE,
        actions: [
          {
            action: ChangeActionType.CREDIT_LINE_ADD,
            reference: "payment_collection",
            reference_id: recorded.collection_id,
            amount: Number(rupees),
          },
        ],
      },
      context
    )
    await orders.confirmOrderChange(change.id, context)
  }
  tx.afterCommit(() =>
    container
      .resolve(Modules.EVENT_BUS)
      .emit({ name: PaymentEvents.REFUNDED, data: { id: recorded.payment_id } })
  )
  return refundId
}

/** A return or an edit is open in Medusa Admin: it takes no second change, and settles the sums by itself. */
const isBeingChanged = async (tx: TenantTx, orderId: string): Promise<boolean> =>
  (await tx.first(
    "select 1 from order_change where order_id = ? and status in ('pending', 'requested') and deleted_at is null",
    [orderId]
  )) !== undefined
