import type { Cart } from "../../contract/cart"
import type { TenantTx } from "../../db/with-tenant"
import { addPaise, paise, rupeesText, timesPaise } from "../../lib/money"

/** A line of an account's open cart with its product as it is today. Prices in paise. */
export type CartLine = {
  lineId: string
  cartId: string
  quantity: number
  productId: string
  variantId: string
  inventoryItemId: string | null
  slug: string
  name: string
  shortInfo: string
  images: string[]
  type: string
  weight: string
  color: string
  pricePaise: number
  stock: number
  hsnCode: string | null
}

/** The account's open cart in one statement. A product that is no longer sold has no line in it. */
export async function readCartLines(tx: TenantTx, accountId: string): Promise<CartLine[]> {
  const rows = await tx.rows<Omit<CartLine, "pricePaise"> & { pricePaise: string }>(
    `select l.id as "lineId", l.cart_id as "cartId", l.quantity, e.product_id as "productId",
       e.variant_id as "variantId", e.inventory_item_id as "inventoryItemId", e.slug, e.name,
       e.short_info as "shortInfo", e.images, e.type, e.weight, e.color, e.price_paise as "pricePaise",
       e.stock, e.hsn_code as "hsnCode"
     from open_cart o
     join cart_line_item l on l.cart_id = o.cart_id and l.deleted_at is null
     join catalog_entry e on e.product_id = l.product_id and e.tenant_id = o.tenant_id and e.is_listed
     where o.tenant_id = ? and o.account_id = ?
     order by l.created_at, l.id`,
    [tx.tenantId, accountId]
  )
  return rows.map((it) => ({ ...it, pricePaise: Number(it.pricePaise) }))
}

/** The cart as the API shows it, at today's prices. */
export function cartView(lines: readonly CartLine[]): Cart {
  const totals = lines.map((it) => timesPaise(paise(it.pricePaise), it.quantity))
  return {
    items: lines.map((it, index) => ({
      id: it.lineId,
      productId: it.productId,
      quantity: it.quantity,
      lineTotal: rupeesText(totals[index] ?? paise(0)),
      product: {
        id: it.productId,
        slug: it.slug,
        name: it.name,
        shortInfo: it.shortInfo,
        images: it.images,
        type: it.type,
        weight: it.weight,
        color: it.color,
        price: rupeesText(paise(it.pricePaise)),
        currency: "INR",
        stock: it.stock,
      },
    })),
    count: lines.reduce((sum, it) => sum + it.quantity, 0),
    total: rupeesText(addPaise(...totals)),
  }
}
