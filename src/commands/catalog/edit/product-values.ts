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

/** The editable fields of a product, without counters and derived fields. */
export const valuesOf = (state: ProductState | AdminProduct): ProductValues =>
  Object.fromEntries(editedFields.map((it) => [it, state[it] ?? null])) as ProductValues

/** The product in the form that the history compares and keeps. */
export const editedOf = (it: AdminProduct): ProductValues & { id: string; version: number } => ({
  id: it.id,
  version: it.version,
  ...valuesOf(it),
})

/** The values of a new product before any are set. */
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

/** The write that gives a product these values. Price, stock and status stay untouched unless the edit changes them. */
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
