import type { DisplayField } from "../stone-field"
import { typeLabel, weightUnit } from "../words"

/** Fields of every product, in the order of the CSV columns. Each is a database column. */
export const displayedCore = {
  name: {
    label: "Name",
    kind: "text",
    maxLength: 200,
  },
  type: {
    label: "Type",
    kind: "text",
    maxLength: 60,
    words: typeLabel,
    tile: 4,
    filter: "choice",
  },
  color: {
    label: "Color",
    kind: "text",
    maxLength: 60,
    tile: 1,
    filter: "choice",
  },
  weight: {
    label: "Weight",
    kind: "text",
    unit: weightUnit,
    maxLength: 60,
    tile: 2,
    individual: true,
  },
  origin: {
    label: "Origin",
    kind: "text",
    maxLength: 80,
    tile: 3,
    filter: "choice",
  },
  shortInfo: {
    label: "Short description",
    kind: "text",
    maxLength: 500,
  },
  description: {
    label: "Description",
    kind: "text",
    maxLength: 10_000,
  },
  price: {
    label: "Price",
    kind: "money",
    unit: "INR",
    maxLength: 20,
    filter: "range",
  },
  currency: {
    label: "Currency",
    kind: "currency",
    maxLength: 10,
  },
  stock: {
    label: "Stock",
    kind: "count",
    maxLength: 20,
  },
  isFeatured: {
    label: "Featured",
    kind: "flag",
    maxLength: 10,
  },
  images: {
    label: "Image files",
    kind: "pictures",
    maxLength: 1_000,
  },
  slug: {
    label: "Slug",
    kind: "text",
    maxLength: 80,
  },
} as const satisfies Record<string, DisplayField>
