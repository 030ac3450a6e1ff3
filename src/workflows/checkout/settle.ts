import type { MedusaContainer } from "@medusajs/framework/types"
import type { LedgerEntry } from "../../modules/checkout/ledger"
import type { Gateway } from "../../modules/payment-razorpay/gateway"
import { GatewayRefusal } from "../../modules/payment-razorpay/gateway-errors"
import type { GatewayPayment } from "../../modules/payment-razorpay/gateway-types"
import type { ShopOrder } from "../../modules/shop-order/shop-order"
import type { Tenant } from "../../modules/tenant/tenant"
import { recordCapture } from "./record-capture"
import { undoOrder } from "./undo-order"

const lapsed = "The payment lapsed before it was captured. You have not been charged."

/**
 * Captures the payment of an order that stands, and writes it down; takes the order back when its payment has lapsed.
 * @returns the entry afterwards, and the order when this call has made it PAID
 */
export async function settle(
  container: MedusaContainer,
  { tenant, now }: { tenant: Tenant; now: Date },
  entry: LedgerEntry,
  gateway: Gateway,
  payments: readonly GatewayPayment[]
): Promise<{ entry: LedgerEntry; order?: ShopOrder | undefined }> {
  const { orderId, paymentId } = entry
  if (entry.state !== "ordered" || !orderId || !paymentId) return { entry }
  const before = payments.find((it) => it.id === paymentId) ?? (await gateway.payment(paymentId))
  const payment = await captured(gateway, before, entry.amountPaise)
  if (payment.status === "captured") {
    const order = await recordCapture(container, tenant, { ...entry, orderId }, now)
    return { entry: { ...entry, state: "paid" }, order }
  }
  if (payment.status !== "failed" && payment.status !== "refunded") return { entry }
  await undoOrder(container, tenant, entry.gatewayOrderId, lapsed)
  const drop = { dropCode: "PAYMENT_MISMATCH", dropReason: lapsed }
  return { entry: { ...entry, state: "dropped", paymentId: null, orderId: null, ...drop } }
}

/** The payment after a capture; a capture that the gateway refuses is read back, since it may have been done before. */
async function captured(gateway: Gateway, before: GatewayPayment, amount: number): Promise<GatewayPayment> {
  if (before.status !== "authorized") return before
  try {
    return await gateway.capture(before.id, amount)
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error
    return gateway.payment(before.id)
  }
}
