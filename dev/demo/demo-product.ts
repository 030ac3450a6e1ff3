import type { Product } from "../../src/contract/product"

/** A product as the seeding gives it to a shop; `pictures` are files in dev/demo/pictures. */
export type DemoProduct = Omit<Product, "id" | "createdAt" | "currency" | "images"> & { pictures: string[] }

/** What all stones of one list share. */
export interface Kind {
  type: string
  hsnCode: string
}

export interface Entry extends Omit<DemoProduct, "pictures" | "isFeatured" | "type" | "carat" | "hsnCode"> {
  /** On the home page, and with a third picture: beside a rule, true to scale. */
  featured?: true
}

/** Completes a list of stones: their pictures by slug, and the carats read from the weight. */
export function stonesOf(kind: Kind, entries: readonly Entry[]): DemoProduct[] {
  return entries.map(({ featured = false, ...entry }) => ({
    ...kind,
    ...entry,
    carat: Number(entry.weight.replace(" ct", "")),
    isFeatured: featured,
    pictures: (featured ? ["face", "side", "scale"] : ["face", "side"]).map(
      (it) => `${entry.slug}-${it}.webp`
    ),
  }))
}
