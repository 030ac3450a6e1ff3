import type { TenantTx } from "../../../db/with-tenant"
import type { SnapshotItem } from "../../../domain/order-snapshot"
import { cartCustomer, closeCart, copyLines } from "../../../medusa/cart/close-cart"
import { createOpenCart } from "../../../modules/cart/change-lines"

/**
 * Closes the cart that was paid. Line items added after its session opened move to a new open cart. A cart that an
 * earlier payment has closed stays as it is. The caller holds the cart's lock.
 */
export async function emptyCart(
  tx: TenantTx,
  { cartId, accountId, items }: { cartId: string; accountId: string; items: readonly SnapshotItem[] }
): Promise<void> {
  const { wasOpen, lines } = await closeCart(tx, accountId, cartId)
  const ordered = new Map(items.map((it) => [it.productId, it.quantity]))
  const left = lines
    .map((it) => ({ ...it, quantity: it.quantity - (ordered.get(it.productId) ?? 0) }))
    .filter((it) => it.quantity > 0)
  if (!wasOpen || !left.length) return
  const customer = await cartCustomer(tx, cartId)
  if (customer) await copyLines(tx, left, await createOpenCart(tx, { accountId, ...customer }))
}
