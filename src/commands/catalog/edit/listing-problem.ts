import type { ProductValues } from "../../../contract/admin-product"
import { priceProblem } from "../../../contract/rules/price"

/**
 * Returns why an edit can't set this price or list the product at it, or undefined. A product made in Medusa Admin has
 * no price yet, and a percentage can lower one too far.
 */
export const listingProblem = (
  before: Pick<ProductValues, "price" | "isListed">,
  after: Pick<ProductValues, "price" | "isListed">
): string | undefined =>
  after.price !== before.price || (after.isListed && !before.isListed) ? priceProblem(after.price) : undefined
