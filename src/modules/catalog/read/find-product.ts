import { type TenantTx, withTenant } from "../../../db/with-tenant"
import { type Container, rowsOf } from "./db"
import { entryJson } from "./list-products"

/** The product at this slug as JSON text. */
export async function productJson(
  container: Container,
  tenantId: string,
  slug: string
): Promise<string | undefined> {
  const [row] = await rowsOf<{ json: string }>(
    container,
    `select ${entryJson} as json from catalog_entry join catalog_body using (product_id) where tenant_id = ? and slug = ? and is_listed`,
    [tenantId, slug]
  )
  return row?.json
}

/** The slug of today of a product that had this one before. */
export const slugNow = (container: Container, tenantId: string, slug: string): Promise<string | undefined> =>
  withTenant(container, tenantId, async (tx: TenantTx) => {
    const row = await tx.first<{ slug: string }>(
      `select e.slug from slug_history h join catalog_entry e on e.product_id = h.product_id
       where h.tenant_id = ? and h.slug = ? and e.tenant_id = h.tenant_id and e.is_listed`,
      [tx.tenantId, slug]
    )
    return row?.slug
  })
