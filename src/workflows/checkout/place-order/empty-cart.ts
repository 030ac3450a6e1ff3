import { Modules } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { TenantTx } from "../../../db/with-tenant"
import { newId } from "../../../lib/ids"
import type { SnapshotItem } from "../../../lib/order-snapshot"

type Line = { id: string; product_id: string; quantity: number }

/**
 * Closes the cart that was paid; what was put into it after its session opened goes on in a new open cart.
 * A cart that an earlier payment has already closed stays as it is. The caller holds the cart.
 */
export async function emptyCart(
  container: MedusaContainer,
  tx: TenantTx,
  { cartId, accountId, items }: { cartId: string; accountId: string; items: readonly SnapshotItem[] }
): Promise<void> {
  const lines = await tx.rows<Line>(
    `with closed as (
       update cart set completed_at = now(), updated_at = now() where id = ? and completed_at is null returning id
     ), forgotten as (
       delete from open_cart where tenant_id = ? and account_id = ? and cart_id in (select id from closed))
     select l.id, l.product_id, l.quantity from cart_line_item l join closed on closed.id = l.cart_id
     where l.deleted_at is null`,
    [cartId, tx.tenantId, accountId]
  )
  const ordered = new Map(items.map((it) => [it.productId, it.quantity]))
  const left = lines
    .map((it) => ({ ...it, left: it.quantity - (ordered.get(it.product_id) ?? 0) }))
    .filter((it) => it.left > 0)
  if (!left.length) return
  const next = await copyCart(container, tx, cartId)
  for (const it of left) {
    await tx.run(
      `insert into cart_line_item (id, cart_id, title, subtitle, thumbnail, quantity, variant_id, product_id, product_title,
         product_description, product_subtitle, product_handle, variant_sku, variant_title, requires_shipping,
         is_discountable, is_tax_inclusive, unit_price, raw_unit_price, metadata)
       select ?, ?, title, subtitle, thumbnail, ?, variant_id, product_id, product_title, product_description,
         product_subtitle, product_handle, variant_sku, variant_title, requires_shipping, is_discountable,
         is_tax_inclusive, unit_price, raw_unit_price, metadata from cart_line_item where id = ?`,
      [newId("cali"), next, it.left, it.id]
    )
  }
  await tx.run("insert into open_cart (tenant_id, account_id, cart_id) values (?, ?, ?)", [
    tx.tenantId,
    accountId,
    next,
  ])
}

async function copyCart(container: MedusaContainer, tx: TenantTx, cartId: string): Promise<string> {
  const carts = container.resolve(Modules.CART)
  const context = tx.contextOf(carts)
  const old = await carts.retrieveCart(
    cartId,
    { select: ["region_id", "customer_id", "sales_channel_id", "email"] },
    context
  )
  const made = await carts.createCarts(
    {
      ...(old.region_id ? { region_id: old.region_id } : {}),
      ...(old.customer_id ? { customer_id: old.customer_id } : {}),
      ...(old.sales_channel_id ? { sales_channel_id: old.sales_channel_id } : {}),
      ...(old.email ? { email: old.email } : {}),
      currency_code: "inr",
      metadata: { tenant_id: tx.tenantId },
    },
    context
  )
  return made.id
}
