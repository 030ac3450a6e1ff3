import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { WishlistEntry } from "../../contract/wishlist"
import type { TenantTx } from "../../db/with-tenant"
import { type ProductRow, productView } from "../../domain/product-view"

type Stone = ProductRow & { isFeatured: boolean }
type Row = Omit<Stone, "pricePaise"> & { id: string; pricePaise: string }

const shown = `select id, product_id as "productId", slug, name, short_info as "shortInfo", images, type, weight, color,
  price_paise as "pricePaise", stock, is_featured as "isFeatured" from wishlist_stones(?, ?)`

/** The account's list, the latest entry first, in one round trip: the function carries the tenant by itself. */
export async function readEntries(
  container: Pick<MedusaContainer, "resolve">,
  tenantId: string,
  accountId: string
): Promise<WishlistEntry[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: Row[] }>(shown, [tenantId, accountId])
  return rows.map(entryOf)
}

/** The same, within a tenant's transaction. */
export const entriesIn = async (tx: TenantTx, accountId: string): Promise<WishlistEntry[]> =>
  (await tx.rows<Row>(shown, [tx.tenantId, accountId])).map(entryOf)

const entryOf = (row: Row): WishlistEntry => ({
  id: row.id,
  product: stoneView({ ...row, pricePaise: Number(row.pricePaise) }),
})

/** A stone as the list shows it. */
export const stoneView = (stone: Stone): WishlistEntry["product"] => ({
  ...productView(stone),
  isFeatured: stone.isFeatured,
})

/** How many stones the account's list shows. */
export const countEntries = async (tx: TenantTx, accountId: string): Promise<number> =>
  (
    await tx.first<{ n: number }>("select count(*)::int as n from wishlist_stones(?, ?)", [
      tx.tenantId,
      accountId,
    ])
  )?.n ?? 0

/** The id of the account's entry for this product. */
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

/** Makes additions to one account's list wait for each other, so that it never outgrows its size. */
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

/** What isn't there stays gone. */
export const removeEntry = (tx: TenantTx, accountId: string, productId: string): Promise<number> =>
  tx.run("delete from wishlist_entry where tenant_id = ? and account_id = ? and product_id = ?", [
    tx.tenantId,
    accountId,
    productId,
  ])

/** All of an account's, also those of stones that the shop shows no longer. */
export async function removeAllEntries(tx: TenantTx, accountId: string): Promise<void> {
  await lockEntries(tx, accountId)
  await tx.run("delete from wishlist_entry where tenant_id = ? and account_id = ?", [tx.tenantId, accountId])
}
