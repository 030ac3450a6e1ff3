import type { TenantTx } from "../../db/with-tenant"
import { newId } from "../../lib/ids"
import { type Paise, rupeesText } from "../../domain/money"

export interface PaymentInput {
  orderId: string
  cartId: string
  gatewayOrderId: string
  paymentId: string
  amount: Paise
}

const provider = "pp_razorpay_razorpay"

/**
 * Writes the authorized payment into Medusa's own tables, linked to the order. It writes rows directly: the payment
 * module's methods would call the gateway, and no gateway call belongs inside a transaction.
 */
export async function addPayment(tx: TenantTx, it: PaymentInput): Promise<void> {
  const collection = newId("pay_col")
  const session = newId("payses")
  const data = JSON.stringify({
    tenant_id: tx.tenantId,
    payment_id: it.paymentId,
    order_id: it.gatewayOrderId,
  })
  const amount = rupeesText(it.amount)
  await tx.run(
    `with money as (
       select ?::numeric as amount, jsonb_build_object('value', ?::text, 'precision', 20) as raw
     ), collection as (
       insert into payment_collection (id, currency_code, amount, raw_amount, authorized_amount, raw_authorized_amount,
         captured_amount, raw_captured_amount, refunded_amount, raw_refunded_amount, status)
       select ?, 'inr', amount, raw, amount, raw, 0, zero, 0, zero, 'authorized'
       from money, jsonb_build_object('value', '0', 'precision', 20) as zero returning id
     ), session as (
       insert into payment_session (id, currency_code, amount, raw_amount, provider_id, data, context, metadata, status,
         authorized_at, payment_collection_id)
       select ?, 'inr', amount, raw, ?, ?::jsonb, '{}', '{}', 'authorized', now(), collection.id from money, collection returning id
     ), payment as (
       insert into payment (id, amount, raw_amount, currency_code, provider_id, data, payment_collection_id, payment_session_id)
       select ?, amount, raw, 'inr', ?, ?::jsonb, collection.id, session.id from money, collection, session
     ), linked as (
       insert into order_payment_collection (id, order_id, payment_collection_id) select ?, ?, id from collection
     )
     insert into order_cart (id, order_id, cart_id) values (?, ?, ?)`,
    [
      amount,
      amount,
      collection,
      session,
      provider,
      data,
      newId("pay"),
      provider,
      data,
      newId("ordpay"),
      it.orderId,
      newId("ordercart"),
      it.orderId,
      it.cartId,
    ]
  )
}
