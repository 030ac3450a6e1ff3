import { type Container, jsonOf, rowsOf } from "./db"
import { entryJson } from "./list-products"

/** The product with this slug, as JSON text. */
export const productJson = (
  container: Container,
  tenantId: string,
  slug: string
): Promise<string | undefined> =>
  jsonOf(
    container,
    `select ${entryJson} as json from catalog_entry join catalog_body using (product_id) where tenant_id = ? and slug = ? and is_listed`,
    [tenantId, slug]
  )

/** The slug of a listed product. */
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
