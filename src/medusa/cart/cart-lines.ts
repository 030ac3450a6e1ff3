import { Modules } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { TenantTx } from "../../db/with-tenant"
import { type Paise, rupeesText } from "../../domain/money"
import type { SoldProduct } from "../../domain/sold-product"
import { sharedContext } from "../shared-context"

/** Product data of a cart's line item; `unitPrice` in paise. */
export interface NewCartLine extends Pick<
  SoldProduct,
  "productId" | "variantId" | "slug" | "name" | "shortInfo" | "images"
> {
  unitPrice: Paise
  quantity: number
}

export async function addCartLine(
  container: MedusaContainer,
  tx: TenantTx,
  cartId: string,
  line: NewCartLine
): Promise<void> {
  const carts = container.resolve(Modules.CART)
  await carts.addLineItems(
    cartId,
    [
      {
        title: line.name,
        subtitle: line.shortInfo,
        thumbnail: line.images[0] ?? "",
        quantity: line.quantity,
        unit_price: Number(rupeesText(line.unitPrice)),
        product_id: line.productId,
        product_title: line.name,
        product_handle: line.slug,
        variant_id: line.variantId,
        variant_title: line.name,
        requires_shipping: true,
        is_tax_inclusive: false,
      },
    ],
    sharedContext(container, tx, carts)
  )
}

/** Sets a line item's quantity, and its price (paise) to the current one. */
export async function updateCartLine(
  container: MedusaContainer,
  tx: TenantTx,
  lineId: string,
  { quantity, unitPrice }: Pick<NewCartLine, "quantity" | "unitPrice">
): Promise<void> {
  const carts = container.resolve(Modules.CART)
  await carts.updateLineItems(
    lineId,
    { quantity, unit_price: Number(rupeesText(unitPrice)) },
    sharedContext(container, tx, carts)
  )
}

/** The ids of a cart's line items: all, or those of one product. Products that are no longer sold are included. */
export async function cartLineIds(tx: TenantTx, cartId: string, productId: string | null): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    `select id from cart_line_item where cart_id = ? and deleted_at is null and (?::text is null or product_id = ?)`,
    [cartId, productId, productId]
  )
  return rows.map((it) => it.id)
}

/** The cart's line item of a product, even if the product is no longer sold. */
export const findCartLine = (
  tx: TenantTx,
  cartId: string,
  productId: string
): Promise<{ id: string; quantity: number } | undefined> =>
  tx.first(
    "select id, quantity from cart_line_item where cart_id = ? and product_id = ? and deleted_at is null limit 1",
    [cartId, productId]
  )

export async function deleteCartLines(
  container: MedusaContainer,
  tx: TenantTx,
  lineIds: readonly string[]
): Promise<void> {
  if (!lineIds.length) return
  const carts = container.resolve(Modules.CART)
  await carts.deleteLineItems([...lineIds], sharedContext(container, tx, carts))
}
