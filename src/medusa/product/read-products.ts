import type { TenantTx } from "../../db/with-tenant"

/** Which of these products are not deleted. */
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

/** What Medusa calls these products, as far as they are not deleted. */
export const productNames = (tx: TenantTx, productIds: readonly string[]): Promise<ProductNames[]> =>
  tx.rows("select id, handle, title from product where id = any (?) and deleted_at is null", [productIds])

/** A tenant's product that is not deleted, by what Medusa itself holds of it. */
export const ownProduct = (tx: TenantTx, id: string): Promise<{ name: string } | undefined> =>
  tx.first(
    `select p.title as name from product p
     join product_sales_channel l on l.product_id = p.id and l.deleted_at is null
     join tenant t on t.id = ? and t.sales_channel_id = l.sales_channel_id
     where p.id = ? and p.deleted_at is null`,
    [tx.tenantId, id]
  )

/** The titles of products, deleted ones too. */
export async function titlesOf(tx: TenantTx, productIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.rows<{ id: string; title: string }>(
    "select id, title from product where id = any (?)",
    [productIds]
  )
  return new Map(rows.map((it) => [it.id, it.title]))
}

/** Ids of the products that a sales channel sells, above one id, in their order. */
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

/** How many products a sales channel has that aren't deleted. */
export async function countLivingProducts(tx: TenantTx, salesChannelId: string): Promise<number> {
  const row = await tx.first<{ count: number }>(
    `select count(*)::int as count from product_sales_channel l
     join product p on p.id = l.product_id and p.deleted_at is null
     where l.sales_channel_id = ? and l.deleted_at is null`,
    [salesChannelId]
  )
  return row?.count ?? 0
}
