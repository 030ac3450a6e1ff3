import { infiniteQueryOptions } from "@tanstack/react-query"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { platformKeys } from "~/lib/platform-keys"
import { request } from "~/lib/request"
import { readFilters } from "~/lib/use-filters"

/** Sort orders of the overview, as shown in its select. */
export const overviewSorts = [
  { value: "newest", label: "Newest first" },
  { value: "oldest", label: "Oldest first" },
  { value: "name", label: "Name, A to Z" },
  { value: "revenue", label: "Highest revenue" },
  { value: "orders", label: "Most orders" },
  { value: "products", label: "Most products" },
  { value: "users", label: "Most users" },
] as const

/** The list's filters in the URL. */
export const overviewFilters = {
  search: {},
  sort: { allowed: overviewSorts.map((it) => it.value), fallback: "newest", orders: true },
} as const

type OverviewFilters = Record<keyof typeof overviewFilters, string>

export const overviewFiltersIn = (params: URLSearchParams): OverviewFilters =>
  readFilters(overviewFilters, params)

const getOverview = (api: Api, filters: string, offset: number) => {
  const query = new URLSearchParams(filters)
  query.set("offset", String(offset))
  return request(api, "GET /api/superadmin/analytics/overview", { query })
}

function paramsOf(filters: OverviewFilters): string {
  const given = Object.entries(filters).filter(([, value]) => value !== "")
  return new URLSearchParams(given).toString()
}

/**
 * The platform's overview: the totals, and the tenants page by page. The data is short-lived, because orders arrive
 * continuously.
 */
export const overviewQuery = (filters: OverviewFilters, api: Api = browserApi) =>
  infiniteQueryOptions({
    queryKey: platformKeys.overview(paramsOf(filters)),
    queryFn: ({ pageParam }) => getOverview(api, paramsOf(filters), pageParam),
    initialPageParam: 0,
    getNextPageParam: ({ tenantBreakdown, matchingTenants }, _pages, offset) => {
      const next = offset + tenantBreakdown.length
      return tenantBreakdown.length > 0 && next < matchingTenants ? next : undefined
    },
    staleTime: 0,
  })
