import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../db/with-tenant"
import { flushModules } from "../../medusa/shared-context"
import { type CartLine, readCartLines } from "../../modules/cart/read-cart"
import type { CartAccount } from "./cart-account"
import { removeFromCart } from "./remove-lines"
import { addToCart, setCartQuantity } from "./set-quantity"

export type CartChange =
  | { kind: "add"; productId: string; quantity: number }
  | { kind: "set"; productId: string; quantity: number }
  | { kind: "remove"; productId: string }
  | { kind: "clear" }

export interface ChangeCartInput {
  owner: CartAccount
  change: CartChange
}

/** Applies one change and returns the cart after it, in one transaction. */
export async function changeCart(
  container: MedusaContainer,
  { owner, change }: ChangeCartInput
): Promise<CartLine[]> {
  return withTenant(container, owner.tenantId, async (tx): Promise<CartLine[]> => {
    if (change.kind === "add") await addToCart(container, tx, owner, change)
    else if (change.kind === "set") await setCartQuantity(container, tx, owner, change)
    else if (change.kind === "remove") await removeFromCart(container, tx, owner.accountId, change.productId)
    else await removeFromCart(container, tx, owner.accountId, null)
    await flushModules(tx)
    return readCartLines(tx, owner.accountId)
  })
}
