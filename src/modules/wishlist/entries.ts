import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { WishlistEntry } from "../../contract/wishlist"
import type { TenantTx } from "../../db/with-tenant"
import { type ProductRow, productView } from "../../domain/product-view"

type Stone = ProductRow & { isFeatured: boolean }
type Row = Omit<Stone, "pricePaise"> & { id: string; pricePaise: string }

const shown = `select id, product_id as "productId", slug, name, short_info as "shortInfo", images, type, weight, color,
  price_paise as "pricePaise", stock, is_featured as "isFeatured", gst_rate as "gstRate" from wishlist_stones(?, ?)`

/** The account's wishlist, latest entry first, in one round trip: the SQL function sets the tenant itself. */
export async function readEntries(
  container: Pick<MedusaContainer, "resolve">,
  tenantId: string,
  accountId: string
): Promise<WishlistEntry[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: Row[] }>(shown, [tenantId, accountId])
  return rows.map(entryOf)
}

/** Like `readEntries`, inside a tenant transaction. */
export const entriesIn = async (tx: TenantTx, accountId: string): Promise<WishlistEntry[]> =>
  (await tx.rows<Row>(shown, [tx.tenantId, accountId])).map(entryOf)

const entryOf = (row: Row): WishlistEntry => ({
  id: row.id,
  product: stoneView({ ...row, pricePaise: Number(row.pricePaise) }),
})

/** Maps a stone to the wishlist's product. */
export const stoneView = (stone: Stone): WishlistEntry["product"] => ({
  ...productView(stone),
  isFeatured: stone.isFeatured,
})

/** Number of stones that the account's wishlist shows. */
export const countEntries = async (tx: TenantTx, accountId: string): Promise<number> =>
  (
    await tx.first<{ n: number }>("select count(*)::int as n from wishlist_stones(?, ?)", [
      tx.tenantId,
      accountId,
    ])
  )?.n ?? 0

/** The id of the account's wishlist entry for this product. */
export const entryId = async (
  tx: TenantTx,
  accountId: string,
  productId: string
): Promise<string | undefined> =>
  (
    await tx.first<{ id: string }>(
      "select id from wishlist_entry where tenant_id = ? and account_id = ? and product_id = ?",
      [tx.tenantId, accountId, productId]
    )
  )?.id

/** Serializes additions to one account's wishlist, so that it can't exceed its maximum size. */
export const lockEntries = (tx: TenantTx, accountId: string): Promise<unknown> =>
  tx.run("select pg_advisory_xact_lock(hashtextextended(?, 0))", [`wishlist:${tx.tenantId}:${accountId}`])

export const insertEntry = (
  tx: TenantTx,
  accountId: string,
  productId: string,
  id: string
): Promise<number> =>
  tx.run("insert into wishlist_entry (tenant_id, account_id, product_id, id) values (?, ?, ?, ?)", [
    tx.tenantId,
    accountId,
    productId,
    id,
  ])

/** Removes a product; does nothing when it isn't in the wishlist. */
export const removeEntry = (tx: TenantTx, accountId: string, productId: string): Promise<number> =>
  tx.run("delete from wishlist_entry where tenant_id = ? and account_id = ? and product_id = ?", [
    tx.tenantId,
    accountId,
    productId,
  ])

/** Deletes all of an account's wishlist, also stones that the tenant no longer shows. */
export async function removeAllEntries(tx: TenantTx, accountId: string): Promise<void> {
  await lockEntries(tx, accountId)
  await tx.run("delete from wishlist_entry where tenant_id = ? and account_id = ?", [tx.tenantId, accountId])
}
