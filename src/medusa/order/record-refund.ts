import { ChangeActionType, Modules, OrderChangeType, PaymentEvents } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { TenantTx } from "../../db/with-tenant"
import { newId } from "../../lib/ids"
import { paise, type Paise, rupeesText } from "../../domain/money"
import { emitAfterCommit } from "../emit-after-commit"
import { flushModules, sharedContext } from "../shared-context"

interface RefundInput {
  orderId: string
  amount: Paise
  note: string
}

/**
 * Records a refund that the gateway has made, as Medusa's own refund would: on the payment, in the order's
 * transactions, and as a credit line, so that the order's balance is zero.
 * @returns Medusa's id of the refund
 */
export async function recordRefund(
  container: MedusaContainer,
  tx: TenantTx,
  { orderId, amount, note }: RefundInput
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
  const credit = paise(Math.max(0, amount - (await owedTo(tx, orderId))))
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
  if (credit > 0 && !(await isBeingChanged(tx, orderId))) {
    const change = await orders.createOrderChange(
      {
        order_id: orderId,
        change_type: OrderChangeType.CREDIT_LINE,
        actions: [
          {
            action: ChangeActionType.CREDIT_LINE_ADD,
            reference: "payment_collection",
            reference_id: recorded.collection_id,
            amount: Number(rupeesText(credit)),
          },
        ],
      },
      context
    )
    await orders.confirmOrderChange(change.id, context)
  }
  emitAfterCommit(container, tx, { name: PaymentEvents.REFUNDED, data: { id: recorded.payment_id } })
  return refundId
}

/** The amount that the order already owes its buyer by a return or an edit: refunding it needs no credit line. */
async function owedTo(tx: TenantTx, orderId: string): Promise<Paise> {
  const row = await tx.first<{ owed: string }>(
    `select greatest(0, -round((s.totals->>'pending_difference')::numeric * 100))::text as owed
     from order_summary s join "order" o on o.id = s.order_id and o.version = s.version
     where s.order_id = ? and s.deleted_at is null`,
    [orderId]
  )
  return paise(Number(row?.owed ?? 0))
}

/**
 * Removes a refund of Medusa's that the gateway has refused. Its credit line stays, so that Medusa Admin shows what the
 * buyer is still owed.
 */
export async function dropRefund(tx: TenantTx, refundId: string): Promise<void> {
  await tx.run(
    `with dropped as (
       update refund set deleted_at = now(), updated_at = now() where id = ? and deleted_at is null
       returning payment_id, amount)
     update payment_collection c set refunded_amount = c.refunded_amount - dropped.amount,
       raw_refunded_amount = jsonb_build_object('value', (c.refunded_amount - dropped.amount)::text, 'precision', 20),
       updated_at = now()
     from dropped join payment p on p.id = dropped.payment_id where c.id = p.payment_collection_id`,
    [refundId]
  )
  // Written as a row: the order module's own method uses the sums of the order version in which the transaction was
  // made, not the current ones.
  await tx.run(
    `with gone as (
       update order_transaction set deleted_at = now(), updated_at = now()
       where reference = 'refund' and reference_id = ? and deleted_at is null returning order_id, amount)
     update order_summary s set totals = s.totals || changed.sums, updated_at = now()
     from gone join "order" o on o.id = gone.order_id
     join order_summary was on was.order_id = o.id and was.version = o.version and was.deleted_at is null,
     lateral (
       select jsonb_object_agg(key, value) as sums from (
         select unnest(array[field, 'raw_' || field]) as key,
           unnest(array[to_jsonb(amount), jsonb_build_object('value', amount::text, 'precision', 20)]) as value
         from (values
           ('refunded_total', (was.totals->>'refunded_total')::numeric + gone.amount),
           ('transaction_total', (was.totals->>'transaction_total')::numeric - gone.amount),
           ('pending_difference', (was.totals->>'pending_difference')::numeric + gone.amount)) as sum(field, amount)
       ) as pairs
     ) as changed
     where s.id = was.id`,
    [refundId]
  )
}

/** Whether a return or an edit is open in Medusa Admin: it accepts no second change and updates the sums itself. */
const isBeingChanged = async (tx: TenantTx, orderId: string): Promise<boolean> =>
  (await tx.first(
    "select 1 from order_change where order_id = ? and status in ('pending', 'requested') and deleted_at is null",
    [orderId]
  )) !== undefined
