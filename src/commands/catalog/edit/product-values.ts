import type { AdminProduct, ProductValues } from "../../../contract/admin-product"
import { coreNames, typedFacts } from "../../../contract/stone-fields"
import { paiseFromRupees } from "../../../domain/money"
import type { ProductWrite } from "../../../domain/product-write"
import type { ProductState } from "../../../modules/catalog/read/product-states"

export const editedFields = [
  ...coreNames.filter((it) => it !== "currency"),
  ...typedFacts,
  "isListed",
] as const satisfies readonly (keyof ProductValues)[]

/** What edits change of a product, without what counts or follows. */
export const valuesOf = (state: ProductState | AdminProduct): ProductValues =>
  Object.fromEntries(editedFields.map((it) => [it, state[it] ?? null])) as ProductValues

/** The product as the history compares and keeps it. */
export const editedOf = (it: AdminProduct): ProductValues & { id: string; version: number } => ({
  id: it.id,
  version: it.version,
  ...valuesOf(it),
})

/** A new product before anything is known of it. */
export const blankValues: ProductValues = {
  ...(Object.fromEntries(typedFacts.map((it) => [it, null])) as Pick<
    ProductValues,
    (typeof typedFacts)[number]
  >),
  name: "",
  slug: "",
  type: "",
  color: "",
  weight: "",
  origin: "",
  shortInfo: "",
  description: "",
  price: "0.00",
  stock: 0,
  isFeatured: false,
  images: [],
  isListed: true,
}

/** What is to be written for a product to have these values; price, stock and status that the edit leaves alone aren't touched. */
export function writeOf(id: string | null, before: ProductValues | null, after: ProductValues): ProductWrite {
  const { price, stock, isListed, images, ...rest } = after
  return {
    ...rest,
    ...(id === null ? {} : { id }),
    pricePaise: before?.price === price ? null : paiseFromRupees(price),
    stock: before?.stock === stock ? null : stock,
    images,
    isListed: before?.isListed === isListed ? null : isListed,
    facts: Object.fromEntries(typedFacts.map((it) => [it, after[it]])),
  }
}
