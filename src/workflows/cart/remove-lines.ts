import { Modules } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { TenantTx } from "../../db/with-tenant"
import { type CartOwner, lockCart } from "./cart-owner"
import { openCartId } from "./ensure-cart"

/** Takes one product out of the cart, or everything. What isn't there stays gone. */
export async function removeFromCart(
  container: MedusaContainer,
  tx: TenantTx,
  owner: CartOwner,
  { productId }: { productId: string | null }
): Promise<void> {
  await lockCart(tx, owner)
  const cartId = await openCartId(tx, owner.accountId)
  if (cartId === undefined) return
  const lines = await tx.rows<{ id: string }>(
    `select id from cart_line_item where cart_id = ? and deleted_at is null and (?::text is null or product_id = ?)`,
    [cartId, productId, productId]
  )
  if (!lines.length) return
  const carts = container.resolve(Modules.CART)
  await carts.deleteLineItems(
    lines.map((it) => it.id),
    tx.contextOf(carts)
  )
}
