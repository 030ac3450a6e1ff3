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

/** The slug of a product that is listed. */
export async function listedSlug(
  container: Container,
  tenantId: string,
  productId: string
): Promise<string | undefined> {
  const [row] = await rowsOf<{ slug: string }>(
    container,
    "select slug from catalog_entry where tenant_id = ? and product_id = ? and is_listed",
    [tenantId, productId]
  )
  return row?.slug
}
