import type { MedusaContainer } from "@medusajs/framework/types"
import type { TenantTx } from "../../../db/with-tenant"
import type { SnapshotItem } from "../../../domain/order-snapshot"
import { closeCart, continueCart } from "../../../medusa/cart/close-cart"
import { setOpenCart } from "../../../modules/cart/open-cart"

/**
 * Closes the cart that was paid. Line items added after its session opened move to a new open cart. A cart that an
 * earlier payment has closed stays as it is. The caller holds the cart's lock.
 */
export async function emptyCart(
  container: MedusaContainer,
  tx: TenantTx,
  { cartId, accountId, items }: { cartId: string; accountId: string; items: readonly SnapshotItem[] }
): Promise<void> {
  const { wasOpen, lines } = await closeCart(tx, accountId, cartId)
  const ordered = new Map(items.map((it) => [it.productId, it.quantity]))
  const left = lines
    .map((it) => ({ ...it, quantity: it.quantity - (ordered.get(it.productId) ?? 0) }))
    .filter((it) => it.quantity > 0)
  if (!wasOpen || !left.length) return
  await setOpenCart(tx, accountId, await continueCart(container, tx, cartId, left))
}
