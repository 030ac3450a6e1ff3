import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
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

type Row = {
  line_id: string
  cart_id: string
  quantity: number
  product_id: string
  variant_id: string
  inventory_item_id: string | null
  slug: string
  name: string
  short_info: string
  images: string[]
  type: string
  weight: string
  color: string
  price_paise: string
  stock: number
  hsn_code: string | null
}

const lineOf = (row: Row): CartLine => ({
  lineId: row.line_id,
  cartId: row.cart_id,
  quantity: row.quantity,
  productId: row.product_id,
  variantId: row.variant_id,
  inventoryItemId: row.inventory_item_id,
  slug: row.slug,
  name: row.name,
  shortInfo: row.short_info,
  images: row.images,
  type: row.type,
  weight: row.weight,
  color: row.color,
  pricePaise: Number(row.price_paise),
  stock: row.stock,
  hsnCode: row.hsn_code,
})

/** The account's open cart, within a tenant's transaction. */
export const readCartLines = async (tx: TenantTx, accountId: string): Promise<CartLine[]> =>
  (await tx.rows<Row>("select * from cart_lines(?, ?)", [tx.tenantId, accountId])).map(lineOf)

/** The account's open cart in one round trip: the function carries the tenant by itself. */
export async function readCart(
  container: Pick<MedusaContainer, "resolve">,
  tenantId: string,
  accountId: string
): Promise<CartLine[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const found = await knex.raw<{ rows: Row[] }>("select * from cart_lines(?, ?)", [tenantId, accountId])
  return found.rows.map(lineOf)
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
