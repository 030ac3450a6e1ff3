import { Modules } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { TenantTx } from "../../db/with-tenant"
import { newId } from "../../lib/ids"
import { sharedContext } from "../shared-context"
import { createCart } from "./create-cart"

export interface ClosedLine {
  id: string
  productId: string
  quantity: number
}

/** The closed cart: its line items (none if it was completed before), and whether it was the account's open cart. */
export interface ClosedCart {
  wasOpen: boolean
  lines: ClosedLine[]
}

/**
 * Marks a cart as completed and no longer the account's open cart. It is one statement, since every order waits for it.
 */
export async function closeCart(tx: TenantTx, accountId: string, cartId: string): Promise<ClosedCart> {
  const rows = await tx.rows<FoundLine>(
    `with closed as (
       update cart set completed_at = now(), updated_at = now() where id = ? and completed_at is null returning id),
     forgotten as materialized (select forget_open_cart(?, ?, ?) as was_open)
     select f.was_open as "wasOpen", l.id, l.product_id as "productId", l.quantity
     from forgotten f left join closed on true
     left join cart_line_item l on l.cart_id = closed.id and l.deleted_at is null`,
    [cartId, tx.tenantId, accountId, cartId]
  )
  return { wasOpen: rows[0]?.wasOpen ?? false, lines: rows.filter(isLine) }
}

type FoundLine = { wasOpen: boolean } & (ClosedLine | { id: null })

const isLine = (row: FoundLine): row is FoundLine & ClosedLine => row.id !== null

/** Creates a new cart with these line items of an old one, in the given quantities. Returns its id. */
export async function continueCart(
  container: MedusaContainer,
  tx: TenantTx,
  oldCartId: string,
  lines: readonly ClosedLine[]
): Promise<string> {
  const carts = container.resolve(Modules.CART)
  const old = await carts.retrieveCart(
    oldCartId,
    { select: ["region_id", "customer_id", "sales_channel_id", "email"] },
    sharedContext(container, tx, carts)
  )
  const cartId = await createCart(container, tx, {
    customerId: old.customer_id ?? "",
    email: old.email ?? "",
    salesChannelId: old.sales_channel_id ?? "",
    regionId: old.region_id ?? "",
  })
  for (const line of lines) await copyLine(tx, line, cartId)
  return cartId
}

const copyLine = (tx: TenantTx, line: ClosedLine, cartId: string): Promise<number> =>
  tx.run(
    `insert into cart_line_item (id, cart_id, title, subtitle, thumbnail, quantity, variant_id, product_id, product_title,
       product_description, product_subtitle, product_handle, variant_sku, variant_title, requires_shipping,
       is_discountable, is_tax_inclusive, unit_price, raw_unit_price, metadata)
     select ?, ?, title, subtitle, thumbnail, ?, variant_id, product_id, product_title, product_description,
       product_subtitle, product_handle, variant_sku, variant_title, requires_shipping, is_discountable,
       is_tax_inclusive, unit_price, raw_unit_price, metadata from cart_line_item where id = ?`,
    [newId("cali"), cartId, line.quantity, line.id]
  )
