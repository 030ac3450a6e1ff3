import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Cart } from "../../contract/cart"
import type { TenantTx } from "../../db/with-tenant"
import { addPaise, paise, rupeesText, timesPaise } from "../../domain/money"
import { productView } from "../../domain/product-view"
import type { RowOf, SoldProduct } from "../../domain/sold-product"

/** A line item of an account's open cart, with its current product. */
export interface CartLine extends SoldProduct {
  lineId: string
  cartId: string
  quantity: number
  origin: string
  facts: Record<string, string | number>
}

export type CartLineRow = RowOf<CartLine>

/** The columns of `cart_lines`, and of the functions that return its rows. */
export const cartLineColumns = `line_id as "lineId", cart_id as "cartId", quantity, product_id as "productId",
    variant_id as "variantId", inventory_item_id as "inventoryItemId", slug, name, short_info as "shortInfo", images,
    type, weight, color, price_paise as "pricePaise", stock, hsn_code as "hsnCode",
    facts->>'gstRate' as "gstRate", origin, facts`

const sql = `select ${cartLineColumns} from cart_lines(?, ?)`

export const cartLineOf = (row: CartLineRow): CartLine => ({ ...row, pricePaise: Number(row.pricePaise) })

/** The line items of the account's open cart, inside a tenant transaction. */
export const readCartLines = async (tx: TenantTx, accountId: string): Promise<CartLine[]> =>
  (await tx.rows<CartLineRow>(sql, [tx.tenantId, accountId])).map(cartLineOf)

/** The account's open cart in one round trip: the SQL function sets the tenant itself. */
export async function readCart(
  container: Pick<MedusaContainer, "resolve">,
  tenantId: string,
  accountId: string
): Promise<CartLine[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const found = await knex.raw<{ rows: CartLineRow[] }>(sql, [tenantId, accountId])
  return found.rows.map(cartLineOf)
}

/** Maps line items to the API's cart, at current prices. */
export function cartView(lines: readonly CartLine[]): Cart {
  const totals = lines.map((it) => timesPaise(paise(it.pricePaise), it.quantity))
  return {
    items: lines.map((it, index) => ({
      id: it.lineId,
      productId: it.productId,
      quantity: it.quantity,
      lineTotal: rupeesText(totals[index] ?? paise(0)),
      product: productView(it),
    })),
    count: lines.reduce((sum, it) => sum + it.quantity, 0),
    total: rupeesText(addPaise(...totals)),
  }
}
