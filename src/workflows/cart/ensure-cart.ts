import { Modules } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { TenantTx } from "../../db/with-tenant"
import type { CartOwner } from "./cart-owner"

export const openCartId = async (tx: TenantTx, accountId: string): Promise<string | undefined> =>
  (
    await tx.first<{ cart_id: string }>(
      "select cart_id from open_cart where tenant_id = ? and account_id = ?",
      [tx.tenantId, accountId]
    )
  )?.cart_id

/** The account's open cart; made in Medusa when there is none. Call it under the cart's lock. */
export async function ensureCart(
  container: MedusaContainer,
  tx: TenantTx,
  owner: CartOwner
): Promise<string> {
  const known = await openCartId(tx, owner.accountId)
  if (known) return known
  const carts = container.resolve(Modules.CART)
  const cart = await carts.createCarts(
    {
      // Always all three: without them Medusa's own look-ups by e-mail cross tenants.
      customer_id: owner.customerId,
      sales_channel_id: owner.salesChannelId,
      region_id: owner.regionId,
      email: owner.email,
      currency_code: "inr",
      metadata: { tenant_id: owner.tenantId },
    },
    tx.contextOf(carts)
  )
  await tx.run("insert into open_cart (tenant_id, account_id, cart_id) values (?, ?, ?)", [
    tx.tenantId,
    owner.accountId,
    cart.id,
  ])
  return cart.id
}
