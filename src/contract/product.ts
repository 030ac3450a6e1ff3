import { z } from "zod"
import { currency, instant, moneyText, page } from "./common"

export const option = z.object({ value: z.string(), label: z.string() })
export type Option = z.infer<typeof option>

/** The types every shop starts with (value → label). */
export const defaultProductTypes: Option[] = [
  { value: "DIAMOND", label: "Diamond" },
  { value: "RUBY", label: "Ruby" },
  { value: "SAPPHIRE", label: "Sapphire" },
  { value: "EMERALD", label: "Emerald" },
  { value: "AMETHYST", label: "Amethyst" },
  { value: "CITRINE", label: "Citrine" },
  { value: "QUARTZ", label: "Quartz" },
  { value: "OTHER", label: "Other" },
]

/** The colours every shop starts with; value and label are the same word. */
export const defaultProductColors: Option[] = [
  "Red",
  "Blue",
  "Green",
  "Yellow",
  "Pink",
  "Purple",
  "White",
  "Black",
  "Brown",
  "Orange",
  "Clear",
  "Multi-color",
].map((value) => ({ value, label: value }))

/** Gem facts, all optional, shown when present. `carat` is a number read from `weight`. */
export const gemFacts = z.object({
  carat: z.number().nullable(),
  shape: z.string().nullable(),
  cut: z.string().nullable(),
  clarity: z.string().nullable(),
  treatment: z.string().nullable(),
  dimensions: z.string().nullable(),
  certificateLab: z.string().nullable(),
  certificateNumber: z.string().nullable(),
  certificateUrl: z.string().nullable(),
  hsnCode: z.string().nullable(),
})
export type GemFacts = z.infer<typeof gemFacts>

export const product = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  shortInfo: z.string(),
  description: z.string(),
  type: z.string(),
  color: z.string(),
  /** Carats, as text. */
  weight: z.string(),
  origin: z.string(),
  price: moneyText,
  currency,
  /** What can be bought now: reservations taken off. */
  stock: z.number().int(),
  images: z.array(z.string()).max(5),
  isFeatured: z.boolean(),
  createdAt: instant,
  ...gemFacts.partial().shape,
})
export type Product = z.infer<typeof product>

const priceBound = z
  .string()
  .regex(/^\d{1,10}(\.\d{1,2})?$/, "Price must be a number of rupees")
  .optional()
const flag = z.enum(["true", "false"]).optional()
const allMeansNone = (it: string): string | undefined => (it === "all" || it === "" ? undefined : it)

export const productFilters = z.object({
  search: z.string().max(200).optional(),
  type: z.string().max(60).transform(allMeansNone).optional(),
  color: z.string().max(60).transform(allMeansNone).optional(),
  origin: z.string().max(80).transform(allMeansNone).optional(),
  priceMin: priceBound,
  priceMax: priceBound,
  featured: flag,
  inStock: flag,
})
export type ProductFilters = z.infer<typeof productFilters>

export const productSorts = ["newest", "price_asc", "price_desc", "name", "relevance"] as const
export const productListQuery = productFilters.extend({
  sort: z.enum(productSorts).default("newest"),
  ...page,
})
export type ProductListQuery = z.infer<typeof productListQuery>

export const slugParams = z.object({ slug: z.string().min(1).max(200) })

export const facetValue = option.extend({ count: z.number().int() })
export const facets = z.object({
  type: z.array(facetValue),
  color: z.array(facetValue),
  origin: z.array(facetValue),
  price: z.object({ min: moneyText.nullable(), max: moneyText.nullable() }),
})
export type Facets = z.infer<typeof facets>
