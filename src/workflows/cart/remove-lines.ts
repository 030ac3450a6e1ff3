import { Modules } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { TenantTx } from "../../db/with-tenant"
import { type CartOwner, lockCart } from "./cart-owner"

/** Takes one product out of the cart, or everything. What isn't there stays gone. */
export async function removeFromCart(
  container: MedusaContainer,
  tx: TenantTx,
  owner: Pick<CartOwner, "tenantId" | "accountId">,
  { productId }: { productId: string | null }
): Promise<void> {
  await lockCart(tx, owner)
  const lines = await tx.rows<{ id: string }>(
    `select l.id from open_cart o join cart_line_item l on l.cart_id = o.cart_id and l.deleted_at is null
     where o.tenant_id = ? and o.account_id = ? and (?::text is null or l.product_id = ?)`,
    [tx.tenantId, owner.accountId, productId, productId]
  )
  if (!lines.length) return
  const carts = container.resolve(Modules.CART)
  await carts.deleteLineItems(
    lines.map((it) => it.id),
    tx.contextOf(carts)
  )
}
