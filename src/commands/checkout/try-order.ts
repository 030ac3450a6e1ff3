import type { MedusaContainer } from "@medusajs/framework/types"
import type { ErrorCode } from "../../contract/common"
import { withTenant } from "../../db/with-tenant"
import { findEntry, type LedgerEntry } from "../../modules/checkout/ledger"
import { markDropped } from "../../modules/checkout/ledger-states"
import type { GatewayPayment } from "../../payments/port"
import type { Tenant } from "../../modules/tenant/tenant"
import { placeOrder } from "./place-order/place-order"
import { isStockGone, StockGone } from "../../medusa/order/stock-gone"
import { queueNotTakenMail } from "./dropped-payment-mails"
import { isInTime, isTodaysPrice } from "./quote"

interface Drop {
  code: ErrorCode
  reason: string
}

/**
 * Places the order of an open ledger entry if it is paid, its quote is still valid or today's prices are the same, and
 * the stock is available. Otherwise drops the ledger entry, with the reason for the shopper.
 */
export async function tryOrder(
  container: MedusaContainer,
  { tenant, now }: { tenant: Tenant; now: Date },
  entry: LedgerEntry,
  payments: readonly GatewayPayment[]
): Promise<LedgerEntry> {
  const payment = usablePayment(entry, payments)
  if (!payment) return entry
  if (!(await isQuoteGood(container, tenant, entry, paidAtOf(payment, now)))) {
    return drop(container, tenant, entry, quoteOver, payment)
  }
  try {
    const orderId = await placeOrder(container, tenant, entry, payment.id)
    if (orderId) return { ...entry, state: "ordered", paymentId: payment.id, orderId }
    return await current(container, tenant, entry)
  } catch (error) {
    if (!isStockGone(error)) throw error
    const what = error instanceof StockGone ? error.message : "Something in your order is no longer available"
    return drop(
      container,
      tenant,
      entry,
      {
        code: "INSUFFICIENT_STOCK",
        reason: `${what}. You have not been charged.`,
      },
      payment
    )
  }
}

const quoteOver: Drop = {
  code: "TOTALS_CHANGED",
  reason:
    "Prices or the required details of the buyer have changed since this payment was opened, more than an hour before it was made. It is not taken; if your bank shows it, it is returned to you in full.",
}

/** When the shopper paid. A bank's late confirmation doesn't make the payment late. */
const paidAtOf = (payment: GatewayPayment, now: Date): Date => payment.paidAt ?? now

const isQuoteGood = async (
  container: MedusaContainer,
  tenant: Tenant,
  entry: LedgerEntry,
  paidAt: Date
): Promise<boolean> =>
  isInTime(entry.handedOutAt, paidAt) ||
  withTenant(container, tenant.id, (tx) => isTodaysPrice(tx, entry.snapshot, paidAt))

async function drop(
  container: MedusaContainer,
  tenant: Tenant,
  entry: LedgerEntry,
  { code, reason }: Drop,
  payment: GatewayPayment
): Promise<LedgerEntry> {
  const dropped = await withTenant(container, tenant.id, async (tx) => {
    if (!(await markDropped(tx, entry.gatewayOrderId, { from: "open", code, reason }))) return false
    // For a captured payment the shopper is notified when it is refunded.
    if (payment.status === "authorized") await queueNotTakenMail(container, tx, entry, code)
    return true
  })
  if (!dropped) return current(container, tenant, entry)
  return { ...entry, state: "dropped", dropCode: code, dropReason: reason }
}

/** Another finalizer has finished the ledger entry meanwhile: its result counts. */
async function current(container: MedusaContainer, tenant: Tenant, entry: LedgerEntry): Promise<LedgerEntry> {
  const now = await withTenant(container, tenant.id, (tx) => findEntry(tx, entry.gatewayOrderId))
  return now ?? entry
}

/** Captured payments first, since they must end as an order or a refund; else the earliest authorization. */
function usablePayment(entry: LedgerEntry, payments: readonly GatewayPayment[]): GatewayPayment | undefined {
  const right = payments.filter(
    (it) =>
      it.gatewayOrderId === entry.gatewayOrderId &&
      it.currency === "INR" &&
      it.amountPaise === entry.amountPaise &&
      it.refundedPaise === 0
  )
  return right.find((it) => it.status === "captured") ?? right.findLast((it) => it.status === "authorized")
}
