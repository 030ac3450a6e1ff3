import { Modules } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { TenantTx } from "../../db/with-tenant"
import { sharedContext } from "../shared-context"

/** The owner's data that Medusa's cart needs. */
export interface CartCustomer {
  customerId: string
  email: string
  salesChannelId: string
  regionId: string
}

/** Creates a new, empty cart. Returns its id. */
export async function createCart(
  container: MedusaContainer,
  tx: TenantTx,
  customer: CartCustomer
): Promise<string> {
  const carts = container.resolve(Modules.CART)
  const cart = await carts.createCarts(
    {
      // Always all three: without them Medusa's own look-ups by e-mail cross tenants.
      customer_id: customer.customerId,
      sales_channel_id: customer.salesChannelId,
      region_id: customer.regionId,
      email: customer.email,
      currency_code: "inr",
      metadata: { tenant_id: tx.tenantId },
    },
    sharedContext(container, tx, carts)
  )
  return cart.id
}
