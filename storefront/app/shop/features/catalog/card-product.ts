import type { Product } from "@contract/product"
import type { FieldsWith } from "@contract/stone-fields"

/** What a card shows of a product; lists keep no more, so that pages stay light. */
export type CardProduct = Pick<Product, "id" | FieldsWith<"card">>

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
})
