import { setTimeout as wait } from "node:timers/promises"
import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../db/with-tenant"
import { ShopError } from "../../lib/shop-error"
import { newToken } from "../../lib/tokens"
import { giveLeaseBack, takeLease } from "../../modules/checkout/lease"
import { findEntry, type LedgerEntry, markDropped } from "../../modules/checkout/ledger"
import { Gateway } from "../../modules/payment-razorpay/gateway"
import type { GatewayPayment } from "../../modules/payment-razorpay/gateway-types"
import { orderById } from "../../modules/order/read-orders"
import { paymentAccount } from "../../modules/tenant/payment-account"
import type { Tenant } from "../../modules/tenant/tenant"
import { droppedOutcome, type Outcome, paidOutcome } from "./outcome"
import { placeOrder } from "./place-order/place-order"
import { StockGone } from "../../medusa/order/stock-gone"
import { refundStray } from "./refund-stray"
import { settle } from "./settle"

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
  const entry = await lease(container, input, token)
  let done = false
  try {
    const outcome = await finaliseLeased(container, input, entry)
    // The transaction that wrote the capture down has given the lease back as well.
    done = outcome.kind === "paid" && outcome.isNew
    return outcome
  } finally {
    if (!done) await withTenant(container, tenant.id, (tx) => giveLeaseBack(tx, gatewayOrderId, token))
  }
}

async function lease(container: MedusaContainer, input: FinaliseInput, token: string): Promise<LedgerEntry> {
  const deadline = performance.now() + patienceMs
  for (;;) {
    const entry = await withTenant(container, input.tenant.id, (tx) =>
      takeLease(tx, input.gatewayOrderId, token)
    )
    if (entry) return entry
    if (performance.now() > deadline) {
      throw new ShopError(
        "SERVICE_UNAVAILABLE",
        "Your payment is being confirmed. Your order will appear shortly."
      )
    }
    await wait(lookMs)
  }
}

async function finaliseLeased(
  container: MedusaContainer,
  input: FinaliseInput,
  leased: LedgerEntry
): Promise<Outcome> {
  const { tenant, gatewayOrderId } = input
  const account = await paymentAccount(container, tenant.id)
  if (!account) throw new ShopError("PAYMENT_NOT_CONFIGURED", "This store takes no payments at the moment")
  const gateway = new Gateway(account)
  const payments = await gateway.paymentsOfOrder(gatewayOrderId)
  const entry = leased.state === "open" ? await tryOrder(container, tenant, leased, payments) : leased
  const settled = await settle(
    container,
    { ...input, isResumed: leased.state === "ordered" },
    entry,
    gateway,
    payments
  )
  await refundStray(container, tenant.id, gateway, settled.entry, payments)
  if (settled.order) return paidOutcome(settled.order, true)
  const { state, orderId } = settled.entry
  if (state === "dropped") return droppedOutcome(settled.entry)
  if (state !== "paid" || !orderId) return { kind: "unpaid" }
  const order = await withTenant(container, tenant.id, (tx) => orderById(tx, orderId))
  if (!order) throw new Error("A paid entry has no order")
  return paidOutcome(order, false)
}

/** The entry with its order, when it is paid and the stock is there; dropped, when the stock is gone. */
async function tryOrder(
  container: MedusaContainer,
  tenant: Tenant,
  entry: LedgerEntry,
  payments: readonly GatewayPayment[]
): Promise<LedgerEntry> {
  const payment = usablePayment(entry, payments)
  if (!payment) return entry
  try {
    const orderId = await placeOrder(container, tenant, entry, payment.id)
    return { ...entry, state: "ordered", paymentId: payment.id, orderId }
  } catch (error) {
    if (!isStockGone(error)) throw error
    const what = error instanceof StockGone ? error.message : "Something in your order is no longer available"
    const drop = { dropCode: "INSUFFICIENT_STOCK", dropReason: `${what}. You have not been charged.` }
    const from = { from: "open", code: drop.dropCode, reason: drop.dropReason } as const
    const now = await withTenant(container, tenant.id, async (tx) =>
      (await markDropped(tx, entry.gatewayOrderId, from)) ? undefined : findEntry(tx, entry.gatewayOrderId)
    )
    // Somebody has finished it meanwhile: what they wrote down counts.
    if (now) return now
    return { ...entry, state: "dropped", ...drop }
  }
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

/** The check before the order, or the database's own guard on reservations. */
const isStockGone = (error: unknown): boolean =>
  error instanceof StockGone || (error instanceof Error && "code" in error && error.code === "RA001")
