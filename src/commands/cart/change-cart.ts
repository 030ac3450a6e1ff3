import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { cartIsFull } from "../../contract/rules/cart"
import { ApiError, notFound } from "../../lib/api-error"
import {
  type CartChange,
  changeLines,
  type CartOwner,
  type CartRefusal,
} from "../../modules/cart/change-lines"
import type { CartLine } from "../../modules/cart/read-cart"

/**
 * Applies one change to an account's cart and returns the cart after it.
 * @throws ApiError NOT_FOUND, INSUFFICIENT_STOCK, VALIDATION_FAILED, or UNAUTHENTICATED when the account was deleted after
 *   its request arrived
 */
export async function changeCart(
  container: MedusaContainer,
  { owner, change }: { owner: CartOwner; change: CartChange }
): Promise<CartLine[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const result = await changeLines(knex, owner, change)
  if ("refusal" in result) throw errorOf(result.refusal)
  return result.lines
}

function errorOf(refusal: CartRefusal): ApiError {
  switch (refusal.kind) {
    case "ACCOUNT":
      return new ApiError("UNAUTHENTICATED", "Please sign in")
    case "PRODUCT":
      return notFound("Product")
    case "LINE":
      return notFound("Cart item")
    case "LINES":
      return new ApiError("VALIDATION_FAILED", cartIsFull)
    case "AMOUNT":
      return new ApiError(
        "VALIDATION_FAILED",
        "This is more than can be ordered online. Please contact the store."
      )
    case "STOCK": {
      // Message as in the specification, also for zero and one unit.
      const left = Math.max(0, refusal.leftInStock)
      return new ApiError("INSUFFICIENT_STOCK", `Only ${String(left)} units available`)
    }
  }
}
