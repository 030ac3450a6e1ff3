import type { AdminOrder } from "../../src/contract/admin-order"
import type { Client } from "./client"
import { rows } from "./database"
import { expectStatus } from "./shopper"
import { buy, type Buyer } from "./tenant-with-stones"

export const orderPath = ({ id }: { id: string }): string => `/api/admin/orders/${id}`

/** Creates a paid order of one product. @returns the order and its gateway order */
export async function paidOrder(
  buyer: Buyer,
  productId: string
): Promise<{ id: string; orderNumber: string; gatewayOrderId: string }> {
  const { opened, response } = await buy(buyer, productId)
  const { id, orderNumber } = expectStatus(response, 201).body
  return { id, orderNumber, gatewayOrderId: opened.session.orderId }
}

/** Returns the order as the tenant's admin sees it. */
export const adminOrder = async (admin: Client, order: { id: string }): Promise<AdminOrder> =>
  expectStatus(await admin.get<AdminOrder>(orderPath(order)), 200).body

/** Returns a product's stocked quantity and the quantity reserved for orders. */
export async function shelfOf(productId: string): Promise<{ stocked: number; reserved: number }> {
  const [level] = await rows<{ stocked: number; reserved: number }>(
    `select l.stocked_quantity::int as stocked, l.reserved_quantity::int as reserved
     from product_variant v
     join product_variant_inventory_item k on k.variant_id = v.id
     join inventory_level l on l.inventory_item_id = k.inventory_item_id and l.deleted_at is null
     where v.product_id = $1`,
    [productId]
  )
  if (!level) throw new Error("the product has no shelf")
  return level
}
