import type { Branding, Features } from "../../src/contract/branding"
import { Client } from "./client"
import { rows } from "./database"
import { waitFor } from "./wait-for"

/** Updates feature flags in a tenant's row. The product serves the cached flags for at most 50 ms. */
export async function switchFeatures(slug: string, features: Partial<Features>): Promise<void> {
  await rows("update tenant set features = features || $2::jsonb where slug = $1", [
    slug,
    JSON.stringify(features),
  ])
  const visitor = new Client(slug)
  await waitFor("the switched features", async () => {
    const { body } = await visitor.get<Branding>("/api/branding")
    return Object.entries(features).every(([name, on]) => body.features[name as keyof Features] === on)
      ? true
      : undefined
  })
}

/** Closes a tenant by `isActive: false` and waits until the product serves it as closed. */
export async function closeTenant(slug: string): Promise<void> {
  await rows("update tenant set is_active = false where slug = $1", [slug])
  const visitor = new Client(slug)
  await waitFor("the closed tenant", async () =>
    (await visitor.get("/api/branding")).status === 503 ? true : undefined
  )
}

/** Sets a product's stocked quantity, independent of earlier sales. */
export const setStock = (productId: string, stock: number): Promise<unknown> =>
  rows(
    `update inventory_level set stocked_quantity = $2 where inventory_item_id =
       (select inventory_item_id from catalog_entry where product_id = $1)`,
    [productId, stock]
  )
