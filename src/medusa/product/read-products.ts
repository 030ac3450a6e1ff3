import type { TenantTx } from "../../db/with-tenant"
import { isOwn } from "./is-own"

/** Those of these products that aren't deleted. */
export async function livingProducts(tx: TenantTx, productIds: readonly string[]): Promise<Set<string>> {
  const rows = await tx.rows<{ id: string }>(
    "select id from product where id = any (?) and deleted_at is null",
    [productIds]
  )
  return new Set(rows.map((it) => it.id))
}

export interface ProductNames {
  id: string
  handle: string
  title: string
}

/** Medusa's titles of these products, except deleted ones. */
export const productNames = (tx: TenantTx, productIds: readonly string[]): Promise<ProductNames[]> =>
  tx.rows("select id, handle, title from product where id = any (?) and deleted_at is null", [productIds])

/** A tenant's product that isn't deleted, from Medusa's own tables. */
export const ownProduct = (tx: TenantTx, id: string): Promise<{ name: string } | undefined> =>
  tx.first(`select p.title as name from product p where p.id = ? and p.deleted_at is null and ${isOwn()}`, [
    id,
    tx.tenantId,
  ])

/** The titles of the tenant's own among these products, deleted ones included. */
export async function titlesOf(tx: TenantTx, productIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.rows<{ id: string; title: string }>(
    `select p.id, p.title from product p where p.id = any (?) and ${isOwn()}`,
    [productIds, tx.tenantId]
  )
  return new Map(rows.map((it) => [it.id, it.title]))
}

/** Ids of the products that a sales channel sells, after a given id, in ascending order. */
export async function productsOfChannel(
  tx: TenantTx,
  salesChannelId: string,
  { after, limit }: { after: string; limit: number }
): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    `select distinct product_id collate "C" as id from product_sales_channel
     where sales_channel_id = ? and deleted_at is null and product_id > ? collate "C" order by 1 limit ?`,
    [salesChannelId, after, limit]
  )
  return rows.map((it) => it.id)
}

/** Number of a sales channel's products that aren't deleted. */
export async function countLivingProducts(tx: TenantTx, salesChannelId: string): Promise<number> {
  const row = await tx.first<{ count: number }>(
    `select count(*)::int as count from product_sales_channel l
     join product p on p.id = l.product_id and p.deleted_at is null
     where l.sales_channel_id = ? and l.deleted_at is null`,
    [salesChannelId]
  )
  return row?.count ?? 0
}
