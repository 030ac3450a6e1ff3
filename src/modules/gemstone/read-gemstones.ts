import type { MedusaContainer } from "@medusajs/framework/types"
import { type TenantTx, withTenant } from "../../db/with-tenant"

type Container = Pick<MedusaContainer, "resolve">

/** Slug → product id, deleted products included. */
export async function productsBySlug(tx: TenantTx, slugs: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.rows<{ slug: string; product_id: string }>(
    "select slug, product_id from gemstone where tenant_id = ? and slug = any (?)",
    [tx.tenantId, slugs]
  )
  return new Map(rows.map((it) => [it.slug, it.product_id]))
}

/** Which of these products have a gemstone row. */
export async function knownGemstones(tx: TenantTx, productIds: readonly string[]): Promise<Set<string>> {
  const rows = await tx.rows<{ product_id: string }>(
    "select product_id from gemstone where tenant_id = ? and product_id = any (?)",
    [tx.tenantId, productIds]
  )
  return new Set(rows.map((it) => it.product_id))
}

/** Product id → version, for products that have a gemstone row. */
export async function versionsOf(tx: TenantTx, productIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx.rows<{ product_id: string; version: number }>(
    "select product_id, version from gemstone where tenant_id = ? and product_id = any (?)",
    [tx.tenantId, productIds]
  )
  return new Map(rows.map((it) => [it.product_id, it.version]))
}

export const isSlugTaken = async (tx: TenantTx, slug: string): Promise<boolean> =>
  (await tx.first("select 1 from gemstone where tenant_id = ? and slug = ?", [tx.tenantId, slug])) !==
  undefined

/** The product that formerly had this slug; undefined when there is none. */
export const productOfOldSlug = (
  container: Container,
  tenantId: string,
  slug: string
): Promise<string | undefined> =>
  withTenant(container, tenantId, async (tx) => {
    const row = await tx.first<{ product_id: string }>(
      "select product_id from slug_history where tenant_id = ? and slug = ?",
      [tx.tenantId, slug]
    )
    return row?.product_id
  })
