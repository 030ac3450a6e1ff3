import type { ProductListQuery } from "@contract/product"

export const sorts = [
  "newest",
  "relevance",
  "price_asc",
  "price_desc",
  "name",
] as const satisfies ProductListQuery["sort"][]
export type Sort = (typeof sorts)[number]

/** What the shop shows, as its address says. Empty text: no filter. Prices in rupees. */
export interface ShopFilters {
  search: string
  type: string
  color: string
  origin: string
  priceMin: string
  priceMax: string
  sort: Sort
}

export interface ShopView {
  filters: ShopFilters
  /** From 1. */
  page: number
}

export const shopPageSize = 12

const maxPage = 80_000
const priceShape = /^\d{1,10}(\.\d{1,2})?$/

/** Reads what people type for a price (`₹1,25,000`); what is no price is no filter. */
function priceIn(text: string): string {
  const bare = text.replace(/[₹,\s]/g, "")
  return priceShape.test(bare) ? bare : ""
}

const choiceIn = (text: string, maxLength: number): string => (text === "all" ? "" : text.slice(0, maxLength))

/** Newest first, or the best match while searching, unless another order was chosen. */
export const defaultSort = (search: string): Sort => (search ? "relevance" : "newest")

/** Reads an address's query or a filter form; anything malformed counts as not given. */
export function readShopView(from: URLSearchParams | FormData): ShopView {
  const text = (name: string): string => {
    const value = from.get(name)
    return typeof value === "string" ? value.trim() : ""
  }
  const search = text("search").slice(0, 200)
  const page = Number(text("page"))
  const wanted = sorts.find((it) => it === text("sort"))
  return {
    filters: {
      search,
      type: choiceIn(text("type"), 60),
      color: choiceIn(text("color"), 60),
      origin: choiceIn(text("origin"), 80),
      priceMin: priceIn(text("priceMin")),
      priceMax: priceIn(text("priceMax")),
      sort: !wanted || (wanted === "relevance" && !search) ? defaultSort(search) : wanted,
    },
    page: Number.isInteger(page) && page >= 1 && page <= maxPage ? page : 1,
  }
}

/** The filters that are set, as query parameters: only the non-empty ones. */
export function filterParams({ sort: _sort, ...filters }: ShopFilters): URLSearchParams {
  return new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ""))
}

/** The shop's address for a view; what is default is left out. */
export function shopHref(filters: ShopFilters, page = 1): string {
  const params = filterParams(filters)
  if (filters.sort !== defaultSort(filters.search)) params.set("sort", filters.sort)
  if (page > 1) params.set("page", String(page))
  const query = params.toString()
  return query ? `/shop?${query}` : "/shop"
}

/** How many filters are on; the order is none. */
export const activeFilters = (filters: ShopFilters): number => filterParams(filters).size
