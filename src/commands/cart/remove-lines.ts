import type { MedusaContainer } from "@medusajs/framework/types"
import type { TenantTx } from "../../db/with-tenant"
import { cartLineIds, deleteCartLines } from "../../medusa/cart/cart-lines"
import { lockCart, openCartId } from "../../modules/cart/open-cart"

/** Removes one product, or everything, from the account's cart. Idempotent. */
export async function removeFromCart(
  container: MedusaContainer,
  tx: TenantTx,
  accountId: string,
  productId: string | null
): Promise<void> {
  await lockCart(tx, accountId)
  const cartId = await openCartId(tx, accountId)
  if (cartId === undefined) return
  await deleteCartLines(container, tx, await cartLineIds(tx, cartId, productId))
}
