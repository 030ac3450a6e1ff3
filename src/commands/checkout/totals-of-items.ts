import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { TotalsItem } from "../../contract/checkout"
import type { Rates } from "../../contract/settings"
import { paise, type Paise, timesPaise } from "../../domain/money"
import type { TaxRegime } from "../../domain/tax-regime"
import { calculateTotals, type OrderTotals } from "../../domain/totals"
import { invalid } from "../../lib/api-error"
import { catalogProducts } from "../../modules/catalog/read/catalog-products"

/**
 * The totals of these products at today's prices and rates.
 * @throws ApiError VALIDATION_FAILED for a product that the tenant doesn't sell, or when they don't add up to the
 *   subtotal
 */
export async function totalsOfItems(
  container: Pick<MedusaContainer, "resolve">,
  tenantId: string,
  {
    items,
    subtotal,
    rates,
    regime,
  }: { items: readonly TotalsItem[]; subtotal: Paise; rates: Rates; regime: TaxRegime }
): Promise<OrderTotals> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const ids = items.map((it) => it.productId)
  const products = (await catalogProducts(knex, tenantId, ids)).filter((it) => it.isListed)
  const byId = new Map(products.map((it) => [it.productId, it]))
  const sold = items.map(({ productId, quantity }, index) => {
    const product = byId.get(productId)
    if (!product) throw invalid(`items.${String(index)}.productId`, "The store doesn't sell this product")
    return { price: paise(product.pricePaise), quantity, gstRate: product.gstRate }
  })
  // The claimed quantities may exceed the safe range; the subtotal can't.
  const sum = sold.reduce((total, it) => total + BigInt(it.price) * BigInt(it.quantity), 0n)
  if (sum !== BigInt(subtotal)) throw invalid("subtotal", "The subtotal is not the sum of the items")
  return calculateTotals(
    sold.map(({ price, quantity, gstRate }) => ({ lineTotal: timesPaise(price, quantity), gstRate })),
    rates,
    regime
  )
}
