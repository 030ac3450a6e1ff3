import {
  createStep,
  createWorkflow,
  StepResponse,
  type WorkflowData,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { Address } from "../../contract/address"
import type { CheckoutSession } from "../../contract/checkout"
import { type TenantTx, withTenant } from "../../db/with-tenant"
import { addPaise, paise, timesPaise } from "../../lib/money"
import { ShopError } from "../../lib/shop-error"
import { contractTotals } from "../../lib/totals"
import { addLedgerEntry, reusableEntry } from "../../modules/checkout/ledger"
import { hashSnapshot, type Snapshot, type SnapshotItem } from "../../lib/order-snapshot"
import { findAddress } from "../../modules/address"
import { Gateway } from "../../modules/payment-razorpay/gateway"
import { ratesIn } from "../../modules/settings/read-rates"
import { totalsOf } from "../../modules/settings/totals-of"
import { type CartLine, readCartLines } from "../../modules/cart/read-cart"
import { type PaymentAccount, paymentAccount } from "../../modules/tenant/payment-account"

export type OpenSessionInput = {
  tenantId: string
  account: { id: string; customerId: string; name: string; email: string }
  addressId: string
}

/** The gateway's least amount. */
const leastPaise = 100

/**
 * Opens the payment of the cart as it is now: checks everything, fixes it in a snapshot and opens a gateway order for
 * exactly that. Asked again with nothing changed, it answers the same gateway order. An entry is only ever added, and
 * an unpaid gateway order charges nobody, so there is no undo.
 */
const openSessionStep = createStep("open-session", async (input: OpenSessionInput, { container }) => {
  const found = await paymentAccount(container, input.tenantId)
  const { account, open, known, snapshot } = await withTenant(container, input.tenantId, async (tx) => {
    const taken = await takeSnapshot(tx, input)
    // After what the shopper can mend: an empty cart, an address, a quantity.
    const account = requireAccount(found)
    const known = { cartId: taken.cartId, keyId: account.keyId, snapshotHash: hashSnapshot(taken.snapshot) }
    return { account, known, snapshot: taken.snapshot, open: await reusableEntry(tx, known) }
  })
  const amount = snapshot.totals.total
  const gatewayOrderId =
    open?.gatewayOrderId ?? (await openGatewayOrder(container, input, account, known, snapshot))
  const session: CheckoutSession = {
    key: account.keyId,
    orderId: gatewayOrderId,
    amount,
    currency: "INR",
    totals: contractTotals(snapshot.totals),
  }
  return new StepResponse(session)
})

export const openSessionWorkflow = createWorkflow("open-session", (input: WorkflowData<OpenSessionInput>) => {
  return new WorkflowResponse(openSessionStep(input))
})

function requireAccount(account: PaymentAccount | undefined): PaymentAccount {
  if (!account) throw new ShopError("PAYMENT_NOT_CONFIGURED", "This store takes no online payments yet")
  return account
}

async function takeSnapshot(
  tx: TenantTx,
  { account, addressId }: OpenSessionInput
): Promise<{ cartId: string; snapshot: Snapshot }> {
  const lines = await readCartLines(tx, account.id)
  const address = await findAddress(tx, account.id, addressId)
  const rates = await ratesIn(tx)
  const first = lines[0]
  if (!first) throw new ShopError("VALIDATION_FAILED", "Your cart is empty")
  if (!address) throw new ShopError("NOT_FOUND", "Address not found")
  const items = lines.map(itemOf)
  const totals = totalsOf(addPaise(...items.map((it) => it.lineTotal)), rates)
  if (totals.total < leastPaise)
    throw new ShopError("VALIDATION_FAILED", "The order's total must be at least ₹1")
  const user = { name: account.name, email: account.email }
  return { cartId: first.cartId, snapshot: { items, totals, address: withoutId(address), user } }
}

function itemOf(line: CartLine): SnapshotItem {
  if (line.quantity > line.stock || !line.inventoryItemId) {
    const left = line.stock > 0 ? `Only ${String(line.stock)} units available` : "Out of stock"
    throw new ShopError("INSUFFICIENT_STOCK", `${line.name}: ${left}`)
  }
  const unitPrice = paise(line.pricePaise)
  return {
    productId: line.productId,
    variantId: line.variantId,
    inventoryItemId: line.inventoryItemId,
    slug: line.slug,
    name: line.name,
    shortInfo: line.shortInfo,
    images: line.images,
    hsnCode: line.hsnCode,
    quantity: line.quantity,
    unitPrice,
    lineTotal: timesPaise(unitPrice, line.quantity),
  }
}

function withoutId({ id: _id, isDefault: _isDefault, ...address }: Address): Snapshot["address"] {
  return address
}

async function openGatewayOrder(
  container: MedusaContainer,
  { tenantId, account: shopper }: OpenSessionInput,
  account: PaymentAccount,
  { cartId, keyId, snapshotHash }: { cartId: string; keyId: string; snapshotHash: string },
  snapshot: Snapshot
): Promise<string> {
  const amountPaise = snapshot.totals.total
  const order = await new Gateway(account).createOrder(amountPaise, cartId.slice(-40), { tenant: tenantId })
  return withTenant(container, tenantId, async (tx) => {
    const added = await addLedgerEntry(tx, {
      gatewayOrderId: order.id,
      accountId: shopper.id,
      customerId: shopper.customerId,
      cartId,
      keyId,
      amountPaise,
      snapshot,
      snapshotHash,
    })
    if (added) return order.id
    // Asked twice at the same time: the other one's counts, and ours is never handed out, so nobody can pay it.
    const other = await reusableEntry(tx, { cartId, keyId, snapshotHash })
    if (!other)
      throw new ShopError("SERVICE_UNAVAILABLE", "Your cart is being paid for. Please try again in a moment.")
    return other.gatewayOrderId
  })
}
