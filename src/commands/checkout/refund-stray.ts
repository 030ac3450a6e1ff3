import type { MedusaContainer } from "@medusajs/framework/types"
import { type TenantTx, withTenant } from "../../db/with-tenant"
import { type LedgerEntry, makeDue } from "../../modules/checkout/ledger"
import { noteRefund, refundDone } from "../../modules/checkout/refunds"
import { mayRefund } from "../../modules/installation/restored"
import type { PaymentGateway } from "../../payments/port"
import { GatewayRefusal } from "../../payments/errors"
import type { GatewayPayment } from "../../payments/port"
import { queueRefundedMail } from "./dropped-payment-mails"

const refundCheckSeconds = 60

/**
 * Refunds every captured payment of a gateway order that belongs to no order: a second payment of the same order, a
 * payment of the wrong amount, or any payment if the stock was gone. The intent is recorded first, and the gateway
 * request uses an idempotency key per payment, so that retries after a crash refund once. An unconfirmed restored
 * installation only records it.
 */
export async function refundStray(
  container: MedusaContainer,
  tenantId: string,
  gateway: PaymentGateway,
  entry: LedgerEntry,
  payments: readonly GatewayPayment[]
): Promise<void> {
  const others = payments.filter((it) => it.id !== entry.paymentId)
  const returned = others.filter((it) => it.refundedPaise > 0 && it.refundedPaise >= it.amountPaise)
  if (returned.length) {
    // The gateway made the refund, but the process died before it received the response.
    await withTenant(container, tenantId, async (tx) => {
      for (const it of returned) await done(container, tx, entry, it.id, null)
    })
  }
  const stray = others.filter((it) => it.status === "captured" && it.refundedPaise < it.amountPaise)
  for (const payment of stray) {
    const amountPaise = payment.amountPaise - payment.refundedPaise
    await withTenant(container, tenantId, async (tx) => {
      await noteRefund(tx, { paymentId: payment.id, gatewayOrderId: entry.gatewayOrderId, amountPaise })
      // Due again in any case: a failed refund is retried until it is done.
      await makeDue(tx, entry.gatewayOrderId, refundCheckSeconds)
    })
    if (!(await mayRefund(container))) continue
    const refundId = await refundOnce(gateway, payment.id, amountPaise)
    await withTenant(container, tenantId, (tx) => done(container, tx, entry, payment.id, refundId))
  }
}

/** Records the refund and notifies the shopper, once. */
async function done(
  container: MedusaContainer,
  tx: TenantTx,
  entry: LedgerEntry,
  paymentId: string,
  refundId: string | null
): Promise<void> {
  const amountPaise = await refundDone(tx, paymentId, refundId)
  if (amountPaise !== undefined) await queueRefundedMail(container, tx, entry, amountPaise)
}

/**
 * Refunds a payment, once however often it is repeated.
 * @returns the refund's id; null if nothing is left to refund
 */
export async function refundOnce(
  gateway: PaymentGateway,
  paymentId: string,
  amount: number
): Promise<string | null> {
  try {
    return await gateway.refund(paymentId, amount, `refund-${paymentId}-${amount}`)
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error
    const now = await gateway.payment(paymentId)
    if (now.refundedPaise >= now.amountPaise) return null
    throw error
  }
}
