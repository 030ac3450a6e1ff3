import { Modules } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { TenantTx } from "../../db/with-tenant"
import type { CartOwner } from "./cart-owner"

/** A new open cart of the account in Medusa; its id. Call it under the cart's lock, when there is none. */
export async function createCart(
  container: MedusaContainer,
  tx: TenantTx,
  owner: CartOwner
): Promise<string> {
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
