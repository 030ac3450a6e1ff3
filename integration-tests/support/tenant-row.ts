import type { Branding, Features } from "../../src/contract/branding"
import { Client } from "./client"
import { rows } from "./database"
import { waitFor } from "./wait-for"

/** Switches features of a shop in its row. The product may go on with what it has read for two seconds. */
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

/** Closes a shop as its `isActive: false` does, and waits until the product has taken it over. */
export async function closeTenant(slug: string): Promise<void> {
  await rows("update tenant set is_active = false where slug = $1", [slug])
  const visitor = new Client(slug)
  await waitFor("the closed shop", async () =>
    (await visitor.get("/api/branding")).status === 503 ? true : undefined
  )
}

/** What is left of a stone, whatever was sold before. */
export const setStock = (productId: string, stock: number): Promise<unknown> =>
  rows(
    `update inventory_level set stocked_quantity = $2 where inventory_item_id =
       (select inventory_item_id from catalog_entry where product_id = $1)`,
    [productId, stock]
  )
