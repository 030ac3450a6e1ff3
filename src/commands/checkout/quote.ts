import type { TenantTx } from "../../db/with-tenant"
import { itemRate, type Snapshot } from "../../domain/order-snapshot"
import { taxRegime } from "../../domain/tax-regime"
import { calculateTotals, type OrderTotals, rateOf } from "../../domain/totals"
import { catalogProducts } from "../../modules/catalog/read/catalog-products"
import { ratesIn } from "../../modules/settings/read-rates"
import { isPanDue } from "./required-pan"

/** How long the prices of a session are valid. */
const quoteMs = 60 * 60_000

/** Whether a payment at `paidAt` was made while its quote was valid. */
export const isInTime = (handedOutAt: Date, paidAt: Date): boolean =>
  paidAt.getTime() - handedOutAt.getTime() <= quoteMs

/**
 * Whether a snapshot's products are still for sale at its prices and GST rates and add up to its totals, and it holds
 * the buyer's PAN if the tenant requires it now.
 */
export async function isTodaysPrice(tx: TenantTx, snapshot: Snapshot, now: Date): Promise<boolean> {
  const { items, totals, pan, address } = snapshot
  const products = await catalogProducts(
    tx,
    tx.tenantId,
    items.map((it) => it.productId)
  )
  const rates = await ratesIn(tx)
  const tax = taxRegime(rates, address.country, now)
  const current = new Map(products.filter((it) => it.isListed).map((it) => [it.productId, it]))
  const isSold = items.every((it) => {
    const product = current.get(it.productId)
    return (
      product?.pricePaise === it.unitPrice && rateOf(product.gstRate, rates, tax) === itemRate(it, totals)
    )
  })
  return (
    isSold &&
    isSame(totals, calculateTotals(items, rates, tax)) &&
    (pan !== undefined || !isPanDue(snapshot, rates))
  )
}

const isSame = (one: OrderTotals, other: OrderTotals): boolean =>
  (["subtotal", "gst", "shippingFee", "total"] as const).every((it) => one[it] === other[it])
