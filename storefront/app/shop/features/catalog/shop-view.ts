import type { ProductListQuery } from "@contract/product"
import { readAmount } from "@contract/rules/typed-amount"
import { displayFields } from "@contract/stone-fields/display"
import {
  choiceFilters,
  rangeFilters,
  type ChoiceFilter,
  type RangeFilter,
} from "@contract/stone-fields/filters"
import { oneLine } from "@contract/rules/typed-text"

export const sorts = [
  "newest",
  "relevance",
  "price_asc",
  "price_desc",
  "name",
] as const satisfies ProductListQuery["sort"][]
export type Sort = (typeof sorts)[number]

/** Parsers of the filters by their names in the URL. Filterable fields of the registry are included automatically. */
type FilterName = "search" | ChoiceFilter | `${RangeFilter}${"Min" | "Max"}`

/** State of the shop page in its URL. An empty text means no filter. Prices are in rupees, weights in carats. */
export type ShopFilters = Record<FilterName, string> & { sort: Sort }

export interface ShopView {
  filters: ShopFilters
  /** Starts at 1. */
  page: number
}

export const shopPageSize = 12

const maxPage = 80_000
const numberShape = /^\d{1,10}(\.\d{1,2})?$/

/** Reads a typed price (`₹1,25,000`, `1.5 lakh`) or weight (`2 ct`). Empty when it can't be read: no filter. */
export function readBound(name: RangeFilter, typed: string): string {
  if (displayFields[name].kind === "money") return readAmount(typed) ?? ""
  const bare = typed.replace(/\s|cts?$/g, "")
  return numberShape.test(bare) ? bare : ""
}

const choiceIn = (text: string, maxLength = 120): string => (text === "all" ? "" : text.slice(0, maxLength))

const readers: readonly (readonly [name: FilterName, read: (text: string) => string])[] = [
  ["search", (text) => oneLine(text).slice(0, 200)],
  ...choiceFilters.map((it) => [it, (text: string) => choiceIn(text, displayFields[it].maxLength)] as const),
  ...rangeFilters.flatMap((it) => {
    const read = (text: string): string => readBound(it, text)
    return [[`${it}Min`, read] as const, [`${it}Max`, read] as const]
  }),
]

/** Default order: newest first, or best match while searching. */
export const defaultSort = (search: string): Sort => (search ? "relevance" : "newest")

/** Parses the query of a URL or a filter form. Malformed values count as absent. */
export function readShopView(from: URLSearchParams | FormData): ShopView {
  const text = (name: string): string => {
    const value = from.get(name)
    return typeof value === "string" ? value.trim() : ""
  }
  const filters = Object.fromEntries(readers.map(([name, read]) => [name, read(text(name))])) as ShopFilters
  const page = Number(text("page"))
  const wanted = sorts.find((it) => it === text("sort"))
  const { search } = filters
  return {
    filters: {
      ...filters,
      sort: !wanted || (wanted === "relevance" && !search) ? defaultSort(search) : wanted,
    },
    page: Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1,
  }
}

/** The view without any filter. */
export const noFilters: ShopFilters = readShopView(new URLSearchParams()).filters

/** The filters that are set, as query parameters. */
export function filterParams({ sort: _sort, ...filters }: ShopFilters): URLSearchParams {
  return new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ""))
}

/** The URL of a view; defaults are left out. */
export function shopHref(filters: ShopFilters, page = 1): string {
  const params = filterParams(filters)
  if (filters.sort !== defaultSort(filters.search)) params.set("sort", filters.sort)
  if (page > 1) params.set("page", String(page))
  const query = params.toString()
  return query ? `/shop?${query}` : "/shop"
}

/** Number of active filters; the order doesn't count. */
export const activeFilters = (filters: ShopFilters): number => filterParams(filters).size
