import { setTimeout as wait } from "node:timers/promises"
import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../db/with-tenant"
import { countPayment } from "../../lib/telemetry/metrics"
import { ApiError } from "../../lib/api-error"
import { newToken } from "../../lib/tokens"
import { releaseLease, takeLease } from "../../modules/checkout/lease"
import { findEntry, type LedgerEntry } from "../../modules/checkout/ledger"
import { recordPaidWithoutOrder } from "../../modules/checkout/ledger-states"
import { gatewayOf } from "../../payments/adapters"
import { orderById } from "../../modules/order/read-orders"
import { type PaymentAccount, paymentAccount } from "../../modules/tenant/payment-account"
import type { Tenant } from "../../modules/tenant/tenant"
import { droppedOutcome, type Outcome, paidOutcome } from "./outcome"
import { refundStray } from "./refund-stray"
import { capturePayment } from "./capture-payment"
import { queueNotTakenMail } from "./dropped-payment-mails"
import { tryOrder } from "./try-order"

export interface FinalizeInput {
  tenant: Tenant
  gatewayOrderId: string
  now: Date
  /** The tenant's payment account, if the caller has just read it. */
  account?: PaymentAccount
}

/** How long a caller waits for another finalizer of the same gateway order, and how often it polls. */
const maxWaitMs = 15_000
const pollMs = 150

/**
 * Finalizes a gateway order. It is the only path, used by the browser's request, the incoming webhook and the
 * reconciler. An authorized payment is captured only after the order and its stock are written. A captured payment that
 * can't become an order is refunded, once. Each step is recorded before the next, so that a process may die anywhere
 * and the next finalizer continues from there.
 * @throws GatewayUnavailable if the gateway can't be reached; the reconciler retries
 */
export async function finalizePayment(container: MedusaContainer, input: FinalizeInput): Promise<Outcome> {
  const { tenant, gatewayOrderId } = input
  const token = newToken()
  const entry = await lease(container, input, token)
  let done = false
  try {
    const outcome = await finalizeLeased(container, input, entry)
    // The transaction that recorded the capture has released the lease as well.
    done = outcome.kind === "paid" && outcome.isNew
    countPayment(outcome.kind === "paid" && !outcome.isNew ? "known" : outcome.kind)
    return outcome
  } catch (error) {
    countPayment("failed")
    throw error
  } finally {
    if (!done) await withTenant(container, tenant.id, (tx) => releaseLease(tx, gatewayOrderId, token))
  }
}

/** Payment states in which the shopper's bank has parted with money, even if only temporarily. */
const paidStatuses: ReadonlySet<string> = new Set(["authorized", "captured", "refunded"])

async function lease(container: MedusaContainer, input: FinalizeInput, token: string): Promise<LedgerEntry> {
  const deadline = performance.now() + maxWaitMs
  for (;;) {
    const entry = await takeLease(container, input.tenant.id, input.gatewayOrderId, token)
    if (entry) return entry
    if (performance.now() > deadline) {
      throw new ApiError(
        "SERVICE_UNAVAILABLE",
        "Your payment is being confirmed. Your order will appear shortly."
      )
    }
    await wait(pollMs)
  }
}

async function finalizeLeased(
  container: MedusaContainer,
  input: FinalizeInput,
  leased: LedgerEntry
): Promise<Outcome> {
  const { tenant, gatewayOrderId } = input
  const account = input.account ?? (await paymentAccount(container, tenant.id))
  if (!account)
    throw new ApiError("PAYMENT_NOT_CONFIGURED", "This store isn't accepting payments at the moment")
  const gateway = gatewayOf(account)
  const payments = await gateway.paymentsOfOrder(gatewayOrderId)
  const entry = leased.state === "open" ? await tryOrder(container, input, leased, payments) : leased
  const after = await capturePayment(
    container,
    { ...input, isResumed: leased.state === "ordered" },
    entry,
    gateway,
    payments
  )
  await refundStray(container, tenant.id, gateway, after.entry, payments)
  if (after.order) return paidOutcome(after.order, true)
  const { state, orderId } = after.entry
  if (state === "dropped" || state === "expired") {
    if (payments.some((it) => paidStatuses.has(it.status))) {
      await withTenant(container, tenant.id, async (tx) => {
        const isNews = (await recordPaidWithoutOrder(tx, gatewayOrderId)) === 1
        // For a captured payment the shopper is notified when it is refunded.
        if (isNews && payments.some((it) => it.status === "authorized"))
          await queueNotTakenMail(container, tx, after.entry)
      })
    }
    return dropped(container, tenant, after.entry)
  }
  if (state !== "paid" || !orderId) return { kind: "unpaid" }
  const order = await withTenant(container, tenant.id, (tx) => orderById(tx, orderId))
  if (!order) throw new Error("A paid entry has no order")
  return paidOutcome(order, false)
}

/**
 * Outcome of a ledger entry that doesn't become an order. If another session of the cart became an order, it includes
 * that order.
 */
async function dropped(container: MedusaContainer, tenant: Tenant, entry: LedgerEntry): Promise<Outcome> {
  const { supersededBy } = entry
  if (!supersededBy) return droppedOutcome(entry)
  const order = await withTenant(container, tenant.id, async (tx) => {
    const orderId = (await findEntry(tx, supersededBy))?.orderId
    return orderId ? orderById(tx, orderId) : undefined
  })
  return droppedOutcome(entry, order)
}
