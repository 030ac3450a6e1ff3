import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../db/with-tenant"
import { type LedgerEntry, makeDue } from "../../modules/checkout/ledger"
import { noteRefund, refundDone } from "../../modules/checkout/refunds"
import type { Gateway } from "../../modules/payment-razorpay/gateway"
import { GatewayRefusal } from "../../modules/payment-razorpay/gateway-errors"
import type { GatewayPayment } from "../../modules/payment-razorpay/gateway-types"

const refundCheckSeconds = 60

/**
 * Gives back every captured payment of a gateway order that no order stands for: a second payment of the same order, one
 * of the wrong amount, or any when the stock was gone. The intent is written first and the gateway is asked with a key
 * that is the payment's own, so that dying and repeating refund once.
 */
export async function refundStray(
  container: MedusaContainer,
  tenantId: string,
  gateway: Gateway,
  entry: LedgerEntry,
  payments: readonly GatewayPayment[]
): Promise<void> {
  const others = payments.filter((it) => it.id !== entry.paymentId)
  const returned = others.filter((it) => it.amount_refunded > 0 && it.amount_refunded >= it.amount)
  if (returned.length) {
    // The gateway did what a process that died never heard the answer of.
    await withTenant(container, tenantId, async (tx) => {
      for (const it of returned) await refundDone(tx, it.id, null)
    })
  }
  const stray = others.filter((it) => it.status === "captured" && it.amount_refunded < it.amount)
  for (const payment of stray) {
    const amountPaise = payment.amount - payment.amount_refunded
    await withTenant(container, tenantId, async (tx) => {
      await noteRefund(tx, { paymentId: payment.id, gatewayOrderId: entry.gatewayOrderId, amountPaise })
      // Whatever happens next, somebody looks again: a refund that failed is asked for until it is done.
      await makeDue(tx, entry.gatewayOrderId, refundCheckSeconds)
    })
    const refundId = await refund(gateway, payment.id, amountPaise)
    await withTenant(container, tenantId, (tx) => refundDone(tx, payment.id, refundId))
  }
}

/** The refund's id; null when the gateway says that nothing is left to give back. */
async function refund(gateway: Gateway, paymentId: string, amount: number): Promise<string | null> {
  try {
    return (await gateway.refund(paymentId, amount, `refund-${paymentId}-${amount}`)).id
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error
    const now = await gateway.payment(paymentId)
    if (now.amount_refunded >= now.amount) return null
    throw error
  }
}
