import type { MedusaContainer } from "@medusajs/framework/types"
import type { LedgerEntry } from "../../modules/checkout/ledger"
import type { OpenEntry } from "../../modules/checkout/open-entries"
import { gatewayOf } from "../../payments/adapters"
import { GatewayRefusal } from "../../payments/errors"
import type { PaymentGateway } from "../../payments/port"
import type { PaymentAccount } from "../../modules/tenant/payment-account"
import { finalizeById } from "./finalize-by-id"
import { alreadyPaid, droppedError, type Outcome } from "./outcome"

interface PaidBeforeInput {
  tenantId: string
  now: Date
}

/** Number of gateway orders read back concurrently. */
const atOnce = 8

/**
 * Reads back the payments of an account's open gateway orders, before any is returned again or replaced. A paid one is
 * finalized immediately.
 * @throws ApiError ALREADY_PAID with the order; TOTALS_CHANGED or INSUFFICIENT_STOCK if a payment can't become one
 * @throws GatewayUnavailable
 */
export async function refusePaid(
  container: MedusaContainer,
  search: PaidBeforeInput,
  account: PaymentAccount,
  entries: readonly OpenEntry[]
): Promise<void> {
  const gateway = gatewayOf(account)
  // A gateway order opened under another key id can't be read with this one.
  const known = entries.filter((it) => it.keyId === account.keyId)
  for (let from = 0; from < known.length; from += atOnce) {
    const some = known.slice(from, from + atOnce)
    const paid = await Promise.all(some.map((it) => isPaid(gateway, it)))
    for (const it of some.filter((_, index) => paid[index])) refuse(await finalize(container, search, it))
  }
}

/**
 * Does the same for the browser's last gateway order in any state: an incoming webhook may have turned its payment into
 * an order and emptied the cart.
 */
export async function refuseIfFinalized(
  container: MedusaContainer,
  search: PaidBeforeInput,
  entry: LedgerEntry
): Promise<void> {
  if (entry.state === "open" || entry.state === "expired") return
  const outcome = await finalize(container, search, entry)
  if (outcome.kind === "paid" || outcome.kind === "dropped") refuse(outcome)
}

function refuse(outcome: Outcome): void {
  if (outcome.kind === "paid") throw alreadyPaid(outcome.order)
  if (outcome.kind === "dropped") throw droppedError(outcome)
}

async function isPaid(gateway: PaymentGateway, entry: OpenEntry): Promise<boolean> {
  try {
    const payments = await gateway.paymentsOfOrder(entry.gatewayOrderId)
    return payments.some((it) => it.status === "authorized" || it.status === "captured")
  } catch (error) {
    // A gateway order that is unknown to this account can't have been paid to it.
    if (error instanceof GatewayRefusal) return false
    throw error
  }
}

async function finalize(
  container: MedusaContainer,
  { tenantId, now }: PaidBeforeInput,
  { gatewayOrderId }: { gatewayOrderId: string }
): Promise<Outcome> {
  const input = { tenantId, gatewayOrderId, now }
  return await finalizeById(container, input)
}
