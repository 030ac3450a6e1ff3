import type { TenantTx } from "../../db/with-tenant"
import { newId } from "../../lib/ids"
import { slugify } from "../../lib/slug"

/** Gives products that were made in Medusa Admin their public slug and empty gem facts, to be filled in there. */
export async function nameNewcomers(
  tx: TenantTx,
  tenantSlug: string,
  productIds: readonly string[]
): Promise<void> {
  const products = await tx.rows<{ id: string; handle: string; title: string }>(
    `select p.id, p.handle, p.title from product p where p.id = any (?) and p.deleted_at is null
       and not exists (select 1 from gemstone g where g.tenant_id = ? and g.product_id = p.id)`,
    [productIds, tx.tenantId]
  )
  for (const product of products) {
    const base = slugify(withoutPrefix(product.handle, `${tenantSlug}-`)) || slugify(product.title) || "gem"
    const slug = (await isTaken(tx, base)) ? `${base}-${newId("x").slice(-6)}` : base
    await tx.run("insert into gemstone (tenant_id, product_id, slug, type) values (?, ?, ?, 'OTHER')", [
      tx.tenantId,
      product.id,
      slug,
    ])
  }
}

const withoutPrefix = (text: string, prefix: string): string =>
  text.startsWith(prefix) ? text.slice(prefix.length) : text

async function isTaken(tx: TenantTx, slug: string): Promise<boolean> {
  const found = await tx.first("select 1 from gemstone where tenant_id = ? and slug = ?", [tx.tenantId, slug])
  return found !== undefined
}
