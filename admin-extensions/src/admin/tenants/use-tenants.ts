import { keepPreviousData, useQuery } from "@tanstack/react-query"
import type { ListedTenant, ListedTenantsQuery } from "../../../../src/contract/medusa-admin"
import { ratnaPage } from "../lib/ratna"

export const pageSize = 20

export interface TenantFilters {
  search: string
  state: ListedTenant["state"] | "all"
  sort: ListedTenantsQuery["sort"]
  page: number
}

/** One page of the tenants that match. While the next page is loading, the previous one stays. */
export function useTenants({ search, state, sort, page }: TenantFilters) {
  const params = new URLSearchParams({
    search,
    sort,
    limit: String(pageSize),
    offset: String(page * pageSize),
  })
  if (state !== "all") params.set("state", state)
  const path = `/platform/tenants?${params.toString()}`
  return useQuery({
    queryKey: ["ratna", path],
    queryFn: () => ratnaPage<ListedTenant>(path),
    placeholderData: keepPreviousData,
  })
}
