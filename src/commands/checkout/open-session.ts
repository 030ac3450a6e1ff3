import type { MedusaContainer } from "@medusajs/framework/types"
import type { CheckoutSession } from "../../contract/checkout"
import { env } from "../../config/env"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { withTenant } from "../../db/with-tenant"
import { panMarks, sealPan } from "../../domain/buyer-pan"
import { snapshotHashes, type Snapshot } from "../../domain/order-snapshot"
import { ApiError } from "../../lib/api-error"
import { contractTotals } from "../../domain/totals"
import { keepBuyer } from "../../modules/account/kept-buyer"
import { addLedgerEntry, readEntry } from "../../modules/checkout/ledger"
import { reuseOpenSession } from "../../modules/checkout/open-entries"
import { adapterOf, gatewayOf } from "../../payments/adapters"
import { AmountTooHigh } from "../../payments/errors"
import { type PaymentAccount, paymentAccount } from "../../modules/tenant/payment-account"
import { lookForSession } from "./look"
import { refuseIfFinalized, refusePaid } from "./paid-before"
import { requiredPan } from "./required-pan"
import { takeSnapshot, tooHigh } from "./take-snapshot"
import type { TradeBuyer } from "./trade-buyer"

export interface OpenSessionInput {
  tenantId: string
  account: { id: string; customerId: string; name: string; email: string }
  shop: { name: string; domain: string }
  addressId: string
  /** The gateway order that the browser received before. */
  knownOrderId: string | null
  /** The buyer's PAN as typed, in capitals. It is stored only if the law requires it. */
  pan: string | null
  /** The firm that buys; null: none; undefined: none, and the account's kept one stays. */
  buyer: TradeBuyer | null | undefined
  now: Date
}

interface Quote {
  cartId: string
  keyId: string
  /** One for each accepted platform key; the first one is stored. */
  snapshotHashes: readonly [string, ...string[]]
  snapshot: Snapshot
}

/**
 * Opens the payment of the current cart. It first finalizes what has been paid already, then validates the cart, fixes
 * it in a snapshot and returns a gateway order for exactly that snapshot. An unchanged cart gets the same gateway order
 * again. Opening only adds ledger entries, and an unpaid gateway order charges nobody.
 */
export async function openSession(
  container: MedusaContainer,
  input: OpenSessionInput
): Promise<CheckoutSession> {
  const found = await paymentAccount(container, input.tenantId)
  const seen = await look(container, input)
  if (found) {
    if (seen.known) await refuseIfFinalized(container, input, seen.known)
    // Payments come first: a paid gateway order is an order, whatever has become of the cart and its stock.
    await refusePaid(container, input, found, seen.open)
  }
  const user = { name: input.account.name, email: input.account.email }
  const { cartId, snapshot: quoted } = takeSnapshot({
    ...seen,
    user,
    shop: input.shop,
    buyer: input.buyer ?? undefined,
    limits: found && adapterOf(found).limits,
    now: input.now,
  })
  const pan = requiredPan(quoted, seen.rates, input.pan)
  const snapshot = pan === null ? quoted : { ...quoted, pan: sealPan(env().secretKeys, input.tenantId, pan) }
  // After the errors that the shopper can fix: an empty cart, an address, a quantity.
  if (!found) throw new ApiError("PAYMENT_NOT_CONFIGURED", "This store doesn't accept online payments yet")
  const marks = pan === null ? undefined : panMarks(env().secretKeys, input.tenantId, pan)
  const quote: Quote = {
    cartId,
    keyId: found.keyId,
    snapshotHashes: snapshotHashes(snapshot, marks),
    snapshot,
  }
  const reused = seen.open.length
    ? await withTenant(container, input.tenantId, (tx) => reuseOpenSession(tx, quote))
    : undefined
  const orderId = reused ?? (await openGatewayOrder(container, input, found, quote))
  const token = await gatewayOf(found).sessionToken?.(orderId)
  await keepIfChanged(container, input, seen.keptBuyer)
  const session: CheckoutSession = {
    key: found.keyId,
    orderId,
    ...(token !== undefined && { token }),
    amount: snapshot.totals.total,
    currency: "INR",
    totals: contractTotals(snapshot.totals),
  }
  return session
}

/** Keeps the firm for the account's next checkout. Most checkouts are without one, and write nothing here. */
async function keepIfChanged(
  container: MedusaContainer,
  { tenantId, account, buyer }: OpenSessionInput,
  kept: TradeBuyer | undefined
): Promise<void> {
  if (buyer === undefined || (buyer?.gstin === kept?.gstin && buyer?.name === kept?.name)) return
  await keepBuyer(knexOf(container), tenantId, { accountId: account.id, buyer })
}

async function look(
  container: MedusaContainer,
  { tenantId, account, addressId, knownOrderId }: OpenSessionInput
) {
  const seen = await lookForSession(container, tenantId, { accountId: account.id, addressId })
  if (knownOrderId === null) return { ...seen, known: undefined }
  // Last: catches a payment that became an order after the open ones were read.
  const known = await readEntry(knexOf(container), tenantId, knownOrderId)
  return { ...seen, known: known?.accountId === account.id ? known : undefined }
}

const knexOf = (container: MedusaContainer) => container.resolve(ContainerRegistrationKeys.PG_CONNECTION)

async function openGatewayOrder(
  container: MedusaContainer,
  { tenantId, account: shopper }: OpenSessionInput,
  account: PaymentAccount,
  quote: Quote
): Promise<string> {
  const amountPaise = quote.snapshot.totals.total
  const gatewayOrderId = await createOrder(account, amountPaise, quote.cartId, tenantId)
  const added = await addLedgerEntry(knexOf(container), tenantId, {
    ...quote,
    gatewayOrderId,
    accountId: shopper.id,
    customerId: shopper.customerId,
    amountPaise,
  })
  if (added) return gatewayOrderId
  // Of two concurrent requests the other one's gateway order counts. Ours is never returned, so nobody can pay it.
  const other = await withTenant(container, tenantId, (tx) => reuseOpenSession(tx, quote))
  if (!other)
    throw new ApiError("SERVICE_UNAVAILABLE", "Your cart is being paid for. Please try again in a moment.")
  return other
}

async function createOrder(
  account: PaymentAccount,
  amountPaise: number,
  cartId: string,
  tenantId: string
): Promise<string> {
  try {
    return await gatewayOf(account).openOrder({
      amountPaise,
      receipt: cartId.slice(-40),
      notes: { tenant: tenantId },
    })
  } catch (error) {
    throw error instanceof AmountTooHigh ? tooHigh() : error
  }
}
