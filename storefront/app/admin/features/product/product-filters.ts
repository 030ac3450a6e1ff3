import { readFilters, useFilters } from "~/lib/use-filters"

const yesOrNo = ["true", "false"]

/** The list's filters and order in the URL. */
const filters = {
  search: {},
  type: {},
  color: {},
  listed: { allowed: yesOrNo },
  inStock: { allowed: yesOrNo },
  sort: {
    allowed: ["newest", "oldest", "name", "name_desc", "price_asc", "price_desc", "stock_asc", "stock_desc"],
    fallback: "newest",
    orders: true,
  },
  view: { allowed: ["table", "grid"], fallback: "table", orders: true },
  columns: { orders: true },
} as const

export const useProductFilters = () => useFilters(filters)

export const productFiltersIn = (params: URLSearchParams) => readFilters(filters, params)

/** The filter of a bulk edit: the list's filters without its order. */
export function filterOf({
  view: _look,
  columns: _shown,
  sort: _order,
  ...values
}: Record<keyof typeof filters, string>) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""))
}

/** The query parameters of the list request. */
export function listQueryOf({
  view: _look,
  columns: _shown,
  ...values
}: Record<keyof typeof filters, string>): string {
  const query = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ""))
  query.sort()
  return query.toString()
}
