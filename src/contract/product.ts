import { z } from "zod"
import { identifierText, lineText } from "./typed-text"
import { currency, instant, moneyText, page } from "./common"
import { maxPictures } from "./rules/pictures"
import { coreNames, factNames, type Fields, type GemFact, isFact, stoneFields } from "./stone-fields"
import {
  type ChoiceFilter,
  choiceFilters,
  type FilterField,
  filterFields,
  type RangeFilter,
  rangeFilters,
} from "./stone-fields/filters"
import { fieldSorts } from "./stone-fields/sorts"
import { typeLabel } from "./stone-fields/words"

export const option = z.object({ value: z.string(), label: z.string() })
export type Option = z.infer<typeof option>

/** The initial product types of a tenant (value → label). */
export const defaultProductTypes: Option[] = [
  "DIAMOND",
  "RUBY",
  "SAPPHIRE",
  "EMERALD",
  "AMETHYST",
  "CITRINE",
  "QUARTZ",
  "OTHER",
].map((value) => ({ value, label: typeLabel(value) }))

/** The initial product colours of a tenant; value and label are the same word. */
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

/** Schema of a field's value in JSON, by kind. */
const wire = {
  text: z.string(),
  number: z.number(),
  money: moneyText,
  count: z.number().int(),
  flag: z.boolean(),
  pictures: z.array(z.string()).max(maxPictures),
  currency,
}

type Wire<Name extends keyof Fields> = (typeof wire)[Fields[Name]["kind"]]
type CoreShape = { [Name in (typeof coreNames)[number]]: Wire<Name> }
type FactShape = { [Name in GemFact]: z.ZodOptional<z.ZodNullable<Wire<Name>>> }

const wireOf = (name: keyof Fields) => wire[stoneFields[name].kind]

/** A product in responses; `stock` is the available quantity, without reservations. */
export const product = z.object({
  id: z.string(),
  ...(Object.fromEntries(coreNames.map((it) => [it, wireOf(it)])) as CoreShape),
  createdAt: instant,
  ...(Object.fromEntries(factNames.map((it) => [it, wireOf(it).nullable().optional()])) as FactShape),
})
export type Product = z.infer<typeof product>

const flag = z.enum(["true", "false"]).optional()
const allMeansNone = (it: string): string | undefined => (it === "all" || it === "" ? undefined : it)
const choice = (max: number) => z.string().max(max).transform(allMeansNone).optional()
const bound = (label: string, unit: string) =>
  identifierText()
    .regex(/^\d{1,10}(\.\d{1,2})?$/, `${label} must be a number${unit === "INR" ? " of rupees" : ""}`)
    .optional()

type Bound = ReturnType<typeof bound>
type FilterShape = { [Name in ChoiceFilter]: ReturnType<typeof choice> } & {
  [Name in `${RangeFilter}${"Min" | "Max"}`]: Bound
}

const fieldFilters = Object.fromEntries([
  ...choiceFilters.map((it) => [it, choice(stoneFields[it].maxLength ?? 120)]),
  ...rangeFilters.flatMap((it) => {
    const { label, unit = "" } = stoneFields[it]
    return [`${it}Min`, `${it}Max`].map((end) => [end, bound(label, unit)])
  }),
]) as FilterShape

/** Max products requested by slug at once. */
const maxSlugs = 20
const slugList = z
  .string()
  .max(maxSlugs * 201)
  .transform((it) => it.split(",").filter(Boolean))
  .pipe(z.array(z.string().max(200)).max(maxSlugs, `At most ${String(maxSlugs)} slugs at once`))
  .transform((it) => (it.length ? it : undefined))
  .optional()

export const productFilters = z.object({
  search: lineText().max(200).optional(),
  /** Comma-separated slugs; unknown ones are skipped. */
  slugs: slugList,
  ...fieldFilters,
  featured: flag,
  inStock: flag,
})
export type ProductFilters = z.infer<typeof productFilters>

export const productSorts = ["newest", ...fieldSorts, "relevance"] as const
export const productListQuery = productFilters.extend({
  sort: z.enum(productSorts).default("newest"),
  ...page,
})
export type ProductListQuery = z.infer<typeof productListQuery>

export const slugParams = z.object({ slug: z.string().min(1).max(200) })

export const facetValue = option.extend({ count: z.number().int() })
const values = z.array(facetValue)
const ends = {
  money: z.object({ min: moneyText.nullable(), max: moneyText.nullable() }),
  number: z.object({ min: z.number(), max: z.number() }),
}

type FacetOf<Name extends FilterField> = Name extends RangeFilter
  ? (typeof ends)[Fields[Name]["kind"]]
  : typeof values
type FacetShape = { [Name in Exclude<FilterField, GemFact>]: FacetOf<Name> } & {
  [Name in FilterField & GemFact]: z.ZodOptional<FacetOf<Name>>
}

const fieldFacets = Object.fromEntries(
  filterFields.map((it) => {
    const { kind, filter } = stoneFields[it]
    const facet = filter === "choice" ? values : kind === "money" ? ends.money : ends.number
    return [it, isFact(it) ? facet.optional() : facet]
  })
) as FacetShape

/** Number of products for each value; a gem fact is included only when a product has it. */
export const facets = z.object({
  ...fieldFacets,
  /** The ranges that the search itself named, and that apply as filters: `under 2 lakh`. Carats and rupees. */
  named: z
    .object({
      caratMin: z.string().optional(),
      caratMax: z.string().optional(),
      priceMin: z.string().optional(),
      priceMax: z.string().optional(),
    })
    .optional(),
})
export type Facets = z.infer<typeof facets>

export const suggestQuery = z.object({ q: lineText().max(100) })

/** A suggested filter for typed text. `means` is the English meaning of a trade name. */
export const suggestedTerm = z.object({
  kind: z.enum(["type", "color", "origin", "name"]),
  label: z.string(),
  means: z.string().optional(),
  count: z.number().int(),
  filter: z.object({
    type: z.string().optional(),
    color: z.string().optional(),
    origin: z.string().optional(),
    search: z.string().optional(),
  }),
})
export type SuggestedTerm = z.infer<typeof suggestedTerm>

/** At most five of each kind, best match first. */
export const suggestions = z.object({
  terms: z.array(suggestedTerm).max(5),
  products: z.array(z.object({ slug: z.string(), name: z.string(), image: z.string().nullable() })).max(5),
})
export type Suggestions = z.infer<typeof suggestions>
