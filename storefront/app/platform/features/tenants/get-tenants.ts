import { infiniteQueryOptions } from "@tanstack/react-query"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { justLoadedMs } from "~/lib/page-data"
import { platformKeys } from "~/lib/platform-keys"
import { requestPage } from "~/lib/request"
import { readFilters } from "~/lib/use-filters"

/** The grid's filters in the URL. */
export const tenantFilters = {
  search: {},
  status: { allowed: ["active", "inactive"] },
  sort: { allowed: ["newest", "oldest", "name", "domain"], fallback: "newest", orders: true },
} as const

type TenantFilters = Record<keyof typeof tenantFilters, string>

export const tenantFiltersIn = (params: URLSearchParams): TenantFilters => readFilters(tenantFilters, params)

/** Page size: a multiple of the grid's one, two and three columns. */
const pageSize = 24

const getTenants = (api: Api, filters: string, offset: number) => {
  const params = new URLSearchParams(filters)
  params.set("limit", String(pageSize))
  params.set("offset", String(offset))
  return requestPage(api, "GET /api/superadmin/tenants", params)
}

function paramsOf(filters: Record<string, string>): string {
  const given = Object.entries(filters).filter(([, value]) => value !== "")
  return new URLSearchParams(given).toString()
}

/** The platform's tenants, page by page. The data is short-lived, because other superadmins edit them. */
export const tenantsQuery = (filters: TenantFilters, api: Api = browserApi) => pages(paramsOf(filters), api)

/** Deleted tenants that can still be restored, page by page. */
export const deletedTenantsQuery = (search: string, api: Api = browserApi) =>
  pages(paramsOf({ deleted: "true", search, sort: "newest" }), api)

const pages = (filters: string, api: Api) =>
  infiniteQueryOptions({
    queryKey: platformKeys.tenants(filters),
    queryFn: ({ pageParam }) => getTenants(api, filters, pageParam),
    initialPageParam: 0,
    getNextPageParam: (last, _pages, offset) => {
      const next = offset + last.items.length
      return last.items.length > 0 && next < last.total ? next : undefined
    },
    staleTime: justLoadedMs,
  })
