import { setTimeout as wait } from "node:timers/promises"
import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../db/with-tenant"
import { ShopError } from "../../lib/shop-error"
import { newToken } from "../../lib/tokens"
import { giveLeaseBack, takeLease } from "../../modules/checkout/lease"
import { findEntry, type LedgerEntry, markDropped } from "../../modules/checkout/ledger"
import { Gateway } from "../../modules/payment-razorpay/gateway"
import { GatewayRefusal } from "../../modules/payment-razorpay/gateway-errors"
import type { GatewayPayment } from "../../modules/payment-razorpay/gateway-types"
import { paymentAccount } from "../../modules/tenant/payment-account"
import type { Tenant } from "../../modules/tenant/tenant"
import { droppedOutcome, type Outcome } from "./outcome"
import { placeOrder } from "./place-order/place-order"
import { StockGone } from "./place-order/stock-gone"
import { recordCapture } from "./record-capture"
import { refundStray } from "./refund-stray"
import { undoOrder } from "./undo-order"

export type FinaliseInput = { tenant: Tenant; gatewayOrderId: string; now: Date }

/** How long a caller waits for another finaliser of the same gateway order, and how often it looks. */
const patienceMs = 15_000
const lookMs = 150

/**
 * The one path from a gateway order to what becomes of it, for the browser's call, the webhook and the reconciler.
 * Authorized money is captured only when the order with its stock stands; captured money that can't become an order
 * is refunded, once. Each step is written down before the next, so that a process may die anywhere in it and the next
 * finaliser goes on from there.
 * @throws GatewayUnavailable when the gateway can't be reached; the reconciler asks again
 */
export async function finalisePayment(container: MedusaContainer, input: FinaliseInput): Promise<Outcome> {
  const { tenant, gatewayOrderId } = input
  const token = newToken()
  const deadline = performance.now() + patienceMs
  while (!(await withTenant(container, tenant.id, (tx) => takeLease(tx, gatewayOrderId, token)))) {
    if (performance.now() > deadline) {
      throw new ShopError(
        "SERVICE_UNAVAILABLE",
        "Your payment is being confirmed. Your order will appear shortly."
      )
    }
    await wait(lookMs)
  }
  try {
    return await finaliseLeased(container, input)
  } finally {
    await withTenant(container, tenant.id, (tx) => giveLeaseBack(tx, gatewayOrderId, token))
  }
}

async function finaliseLeased(container: MedusaContainer, input: FinaliseInput): Promise<Outcome> {
  const { tenant, gatewayOrderId } = input
  const account = await paymentAccount(container, tenant.id)
  if (!account) throw new ShopError("PAYMENT_NOT_CONFIGURED", "This store takes no payments at the moment")
  const gateway = new Gateway(account)
  const payments = await gateway.paymentsOfOrder(gatewayOrderId)
  let entry = await read(container, input)
  if (entry.state === "open") {
    const usable = usablePayment(entry, payments)
    if (usable) await tryOrder(container, input, usable)
    entry = await read(container, input)
  }
  if (entry.state === "ordered") {
    await settle(container, input, entry, gateway)
    entry = await read(container, input)
  }
  await refundStray(container, tenant.id, gateway, entry, payments)
  if (entry.state === "paid" && entry.orderId) return { kind: "paid", orderId: entry.orderId }
  return entry.state === "dropped" ? droppedOutcome(entry) : { kind: "unpaid" }
}

async function read(
  container: MedusaContainer,
  { tenant, gatewayOrderId }: FinaliseInput
): Promise<LedgerEntry> {
  const entry = await withTenant(container, tenant.id, (tx) => findEntry(tx, gatewayOrderId))
  if (!entry) throw new Error("The ledger has no such gateway order")
  return entry
}

/** Captured money first, since it must end as an order or a refund; else the earliest authorization. */
function usablePayment(entry: LedgerEntry, payments: readonly GatewayPayment[]): GatewayPayment | undefined {
  const right = payments.filter(
    (it) =>
      it.order_id === entry.gatewayOrderId &&
      it.currency === "INR" &&
      it.amount === entry.amountPaise &&
      it.amount_refunded === 0
  )
  return right.find((it) => it.status === "captured") ?? right.findLast((it) => it.status === "authorized")
}

async function tryOrder(
  container: MedusaContainer,
  input: FinaliseInput,
  payment: GatewayPayment
): Promise<void> {
  const { tenant, gatewayOrderId } = input
  try {
    await placeOrder(container, tenant, gatewayOrderId, payment.id)
  } catch (error) {
    if (!isStockGone(error)) throw error
    const what = error instanceof StockGone ? error.message : "Something in your order is no longer available"
    const reason = `${what}. You have not been charged.`
    await withTenant(container, tenant.id, (tx) =>
      markDropped(tx, gatewayOrderId, "INSUFFICIENT_STOCK", reason)
    )
  }
}

/** The check before the order, or the database's own guard on reservations. */
const isStockGone = (error: unknown): boolean =>
  error instanceof StockGone || (error instanceof Error && "code" in error && error.code === "RA001")

async function settle(
  container: MedusaContainer,
  { tenant, gatewayOrderId, now }: FinaliseInput,
  entry: LedgerEntry,
  gateway: Gateway
): Promise<void> {
  const paymentId = entry.paymentId ?? ""
  const payment = await captured(gateway, paymentId, entry.amountPaise)
  if (payment.status === "captured") {
    await recordCapture(container, tenant, gatewayOrderId, now)
    return
  }
  if (payment.status === "failed" || payment.status === "refunded") {
    await undoOrder(
      container,
      tenant,
      gatewayOrderId,
      "The payment lapsed before it was captured. You have not been charged."
    )
  }
}

/** The payment after a capture; a capture that the gateway refuses is read back, since it may have been done before. */
async function captured(gateway: Gateway, paymentId: string, amount: number): Promise<GatewayPayment> {
  const before = await gateway.payment(paymentId)
  if (before.status !== "authorized") return before
  try {
    return await gateway.capture(paymentId, amount)
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error
    return gateway.payment(paymentId)
  }
}
