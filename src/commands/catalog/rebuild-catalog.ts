import type { MedusaContainer } from "@medusajs/framework/types"
import { type TenantTx, withTenant } from "../../db/with-tenant"
import { productsOfChannel } from "../../medusa/product/read-products"
import { buildEntries, entriesAfter, deleteWords } from "../../modules/catalog/build-entries"
import { nameNewProducts } from "./name-new-products"

const batchSize = 500

/**
 * Rebuilds a tenant's whole catalog from Medusa's tables and ours. Visitors see each old catalog entry until the new
 * one is built.
 * @returns the number of products
 */
export async function rebuildCatalog(
  container: Pick<MedusaContainer, "resolve">,
  tenant: { readonly id: string; readonly slug: string; readonly salesChannelId: string }
): Promise<number> {
  let last = ""
  let all = 0
  await withTenant(container, tenant.id, deleteWords)
  for (;;) {
    const ids = await withTenant(container, tenant.id, async (tx) => {
      const batch = await nextProducts(tx, tenant.salesChannelId, last)
      await nameNewProducts(tx, tenant.slug, batch)
      await buildEntries(tx, batch)
      return batch
    })
    if (!ids.length) return all
    all += ids.length
    last = ids.at(-1) ?? last
  }
}

/** The next ids of products that the tenant's channel sells or that still have a catalog entry. */
async function nextProducts(tx: TenantTx, salesChannelId: string, after: string): Promise<string[]> {
  const range = { after, limit: batchSize }
  const ids = [...(await entriesAfter(tx, range)), ...(await productsOfChannel(tx, salesChannelId, range))]
  // Sorted by code points, like both statements.
  return [...new Set(ids)].toSorted((a, b) => (a < b ? -1 : 1)).slice(0, batchSize)
}
