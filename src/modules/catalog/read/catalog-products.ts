import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { TenantTx } from "../../../db/with-tenant"
import type { RowOf, SoldProduct } from "../../../domain/sold-product"

export interface CatalogProduct extends SoldProduct {
  /** False for a draft or a product without a price: it can't be bought. */
  isListed: boolean
  isFeatured: boolean
}

type Row = RowOf<CatalogProduct>

const sql = `select product_id as "productId", variant_id as "variantId", inventory_item_id as "inventoryItemId",
    slug, name, short_info as "shortInfo", images, type, weight, color, price_paise as "pricePaise", stock,
    hsn_code as "hsnCode", gst_rate as "gstRate", is_listed as "isListed", is_featured as "isFeatured"
  from catalog_entry where tenant_id = ? and product_id = any (?)`

/** The tenant's products with these ids, unordered, in one statement, inside or outside a tenant transaction. */
export async function catalogProducts(
  db: TenantTx | Knex,
  tenantId: string,
  productIds: readonly string[]
): Promise<CatalogProduct[]> {
  if (!productIds.length) return []
  const rows =
    "rows" in db
      ? await db.rows<Row>(sql, [tenantId, productIds])
      : (await db.raw<{ rows: Row[] }>(sql, [tenantId, [...productIds]])).rows
  return rows.map((it) => ({ ...it, pricePaise: Number(it.pricePaise) }))
}
