import type { Address } from "../../contract/address"
import { cartIsFull, maxCartLines } from "../../contract/rules/cart"
import type { Rates } from "../../contract/settings"
import { paise, timesPaise } from "../../domain/money"
import type { Snapshot, SnapshotItem } from "../../domain/order-snapshot"
import { ApiError } from "../../lib/api-error"
import { type TaxRegime, taxRegime } from "../../domain/tax-regime"
import { calculateTotals, rateOf } from "../../domain/totals"
import type { CartLine } from "../../modules/cart/read-cart"
import type { PaymentAdapter } from "../../payments/port"
import { requireCredit, type TradeBuyer } from "./trade-buyer"

export interface SnapshotInput {
  lines: readonly CartLine[]
  address: Address | undefined
  rates: Rates
  user: Snapshot["user"]
  shop: NonNullable<Snapshot["shop"]>
  buyer: TradeBuyer | undefined
  /** Minimum and maximum of one gateway order; undefined if the tenant has no gateway. */
  limits: PaymentAdapter["limits"] | undefined
  now: Date
}

/**
 * Snapshot of what will be paid: the current cart, its totals and the address.
 * @throws ApiError VALIDATION_FAILED, NOT_FOUND, INSUFFICIENT_STOCK
 */
export function takeSnapshot({ lines, address, rates, user, shop, buyer, limits, now }: SnapshotInput): {
  cartId: string
  snapshot: Snapshot
} {
  const first = lines[0]
  if (!first) throw new ApiError("VALIDATION_FAILED", "Your cart is empty")
  // A cart of an earlier version may have more.
  if (lines.length > maxCartLines) throw new ApiError("VALIDATION_FAILED", cartIsFull)
  if (!address) throw new ApiError("NOT_FOUND", "Address not found")
  if (buyer) requireCredit(address, rates)
  const tax = taxRegime(rates, address.country, now)
  const items = lines.map((it) => itemOf(it, rates, tax))
  const totals = calculateTotals(items, rates, tax)
  if (limits && totals.total < limits.minPaise)
    throw new ApiError("VALIDATION_FAILED", "The order's total must be at least ₹1")
  if (limits && totals.total > limits.maxPaise) throw tooHigh()
  const snapshot = { items, totals, address: withoutId(address), user, shop, tax, ...(buyer && { buyer }) }
  return { cartId: first.cartId, snapshot }
}

/** The error for a total above the gateway's maximum for one order. */
export const tooHigh = (): ApiError =>
  new ApiError(
    "VALIDATION_FAILED",
    "This order's total is more than can be paid online at once. Please buy fewer stones at a time, or contact the store."
  )

function itemOf(line: CartLine, rates: Rates, tax: TaxRegime): SnapshotItem {
  if (line.quantity > line.stock || !line.inventoryItemId) {
    const left = line.stock > 0 ? `Only ${String(line.stock)} units available` : "Out of stock"
    throw new ApiError("INSUFFICIENT_STOCK", `${line.name}: ${left}`)
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
    gstRate: rateOf(line.gstRate, rates, tax),
    stone: {
      type: line.type,
      color: line.color,
      weight: line.weight,
      origin: line.origin,
      facts: line.facts,
    },
    quantity: line.quantity,
    unitPrice,
    lineTotal: timesPaise(unitPrice, line.quantity),
  }
}

function withoutId({ id: _id, isDefault: _isDefault, ...address }: Address): Snapshot["address"] {
  return address
}
