import type { TenantTx } from "../../db/with-tenant"
import { newId } from "../../lib/ids"
import { slugify } from "../../contract/rules/slug"
import { productNames } from "../../medusa/product/read-products"
import { isSlugTaken, knownGemstones } from "../../modules/gemstone/read-gemstones"
import { insertBareGemstone } from "../../modules/gemstone/write-gemstones"

/** Gives products created in Medusa Admin a public slug and empty gem facts, to be filled in there. */
export async function nameNewProducts(
  tx: TenantTx,
  tenantSlug: string,
  productIds: readonly string[]
): Promise<void> {
  const known = await knownGemstones(tx, productIds)
  const unnamed = productIds.filter((id) => !known.has(id))
  if (!unnamed.length) return
  for (const product of await productNames(tx, unnamed)) {
    const base = slugify(withoutPrefix(product.handle, `${tenantSlug}-`)) || slugify(product.title) || "gem"
    const slug = (await isSlugTaken(tx, base)) ? `${base}-${newId("x").slice(-6)}` : base
    await insertBareGemstone(tx, product.id, slug)
  }
}

const withoutPrefix = (text: string, prefix: string): string =>
  text.startsWith(prefix) ? text.slice(prefix.length) : text
