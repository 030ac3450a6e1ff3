import { typedFacts } from "../../contract/stone-fields"
import { caratOf } from "../../domain/carat"
import { newUlid } from "../../lib/ids"
import { mapInSlices } from "../../lib/in-slices"
import { rupeesText } from "../../domain/money"
import type { ProductWrite, Staged } from "../../domain/product-write"

/** Builds the rows for SQL, with ids in Medusa's format. */
export function stage(tenantSlug: string, writes: readonly ProductWrite[]): Promise<Staged[]> {
  const seen = new Set<string>()
  return mapInSlices(writes, (it, n) => {
    if (seen.has(it.slug)) throw new Error(`The slug "${it.slug}" stands twice in one write`)
    seen.add(it.slug)
    return {
      n,
      u: newUlid(),
      id: it.id ?? null,
      slug: it.slug,
      handle: `${tenantSlug}-${it.slug}`,
      name: it.name,
      short_info: it.shortInfo,
      description: it.description,
      type: it.type,
      color: it.color,
      weight: it.weight,
      origin: it.origin,
      // Medusa stores amounts without trailing decimals.
      price: it.pricePaise === null ? null : String(Number(rupeesText(it.pricePaise))),
      stock: it.stock,
      images: it.images.map((url) => ({ id: `img_${newUlid()}`, url })),
      is_featured: it.isFeatured,
      status: statusOf(it),
      facts: knownFacts(it),
    }
  })
}

function statusOf({ isListed = true }: ProductWrite): Staged["status"] {
  if (isListed === null) return null
  return isListed ? "published" : "draft"
}

function knownFacts({ weight, facts = {} }: ProductWrite): Staged["facts"] {
  const known: Staged["facts"] = {}
  const carat = caratOf(weight)
  if (carat !== null) known["carat"] = carat
  for (const name of typedFacts) {
    const value = facts[name]
    if (value !== null && value !== undefined && value !== "") known[name] = value
  }
  return known
}
