import type { Product } from "@contract/product"
import type { FieldsWith } from "@contract/stone-fields"

/** The product fields that a card shows. Lists keep only these, so that pages stay small. */
export type CardProduct = Pick<Product, "id" | FieldsWith<"card">>

/** A product on its page: as a list's card until its own data has arrived. */
export type OpenedProduct = CardProduct & Partial<Product>

export const cardOf = ({
  id,
  slug,
  name,
  shortInfo,
  price,
  currency,
  weight,
  images,
  stock,
  gstRate,
}: Product): CardProduct => ({
  id,
  slug,
  name,
  shortInfo,
  price,
  currency,
  weight,
  images: images.slice(0, 2),
  stock,
  gstRate,
})
