import { Modules, PaymentEvents } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { TenantTx } from "../../db/with-tenant"
import { newId } from "../../lib/ids"
import { type Paise, rupeesText } from "../../domain/money"
import { emitAfterCommit } from "../emit-after-commit"
import { sharedContext } from "../shared-context"

/**
 * Records the order's payment as captured in full (paise), with what Medusa Admin shows of it. The gateway has captured
 * it before.
 */
export async function recordMedusaCapture(
  container: MedusaContainer,
  tx: TenantTx,
  orderId: string,
  total: Paise
): Promise<void> {
  const captureId = newId("capt")
  const amount = rupeesText(total)
  const captured = await tx.first<{ payment_id: string }>(
    `with money as (
       select ?::numeric as amount, jsonb_build_object('value', ?::text, 'precision', 20) as raw
     ), collection as (
       update payment_collection set captured_amount = amount_, raw_captured_amount = raw_, status = 'completed',
         completed_at = now(), updated_at = now()
       from (select money.amount as amount_, money.raw as raw_ from money) as it
       where id in (select payment_collection_id from order_payment_collection where order_id = ? and deleted_at is null)
       returning id
     ), payment as (
       update payment set captured_at = now(), updated_at = now()
       where payment_collection_id in (select id from collection) returning id
     )
     insert into capture (id, amount, raw_amount, payment_id) select ?, amount, raw, payment.id from money, payment
     returning payment_id`,
    [amount, amount, orderId, captureId]
  )
  const orders = container.resolve(Modules.ORDER)
  await orders.addOrderTransactions(
    {
      order_id: orderId,
      amount: Number(amount),
      currency_code: "inr",
      reference: "capture",
      reference_id: captureId,
    },
    sharedContext(container, tx, orders)
  )
  emitAfterCommit(container, tx, { name: PaymentEvents.CAPTURED, data: { id: captured?.payment_id } })
}
