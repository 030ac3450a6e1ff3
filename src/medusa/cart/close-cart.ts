import type { TenantTx } from "../../db/with-tenant"
import { newUlid } from "../../lib/ids"

interface CartCustomer {
  customerId: string
  email: string
  salesChannelId: string
  regionId: string
}

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

/** The account's data in a cart. */
export const cartCustomer = (tx: TenantTx, cartId: string): Promise<CartCustomer | undefined> =>
  tx.first(
    `select coalesce(customer_id, '') as "customerId", coalesce(email, '') as email,
       coalesce(sales_channel_id, '') as "salesChannelId", coalesce(region_id, '') as "regionId"
     from cart where id = ?`,
    [cartId]
  )

/** Copies line items of a closed cart to another one, in the given quantities. */
export async function copyLines(tx: TenantTx, lines: readonly ClosedLine[], cartId: string): Promise<void> {
  for (const line of lines) await copyLine(tx, line, cartId)
}

const copyLine = (tx: TenantTx, line: ClosedLine, cartId: string): Promise<number> =>
  tx.run(
    `insert into cart_line_item (id, cart_id, title, subtitle, thumbnail, quantity, variant_id, product_id, product_title,
       product_description, product_subtitle, product_handle, variant_sku, variant_title, requires_shipping,
       is_discountable, is_tax_inclusive, unit_price, raw_unit_price, metadata)
     select ?, ?, title, subtitle, thumbnail, ?, variant_id, product_id, product_title, product_description,
       product_subtitle, product_handle, variant_sku, variant_title, requires_shipping, is_discountable,
       is_tax_inclusive, unit_price, raw_unit_price, metadata from cart_line_item where id = ?`,
    [`cali_${newUlid()}`, cartId, line.quantity, line.id]
  )
