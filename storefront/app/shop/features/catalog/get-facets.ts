import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { queryKeys } from "~/lib/query-keys"
import { request } from "~/lib/request"
import { filterParams, type ShopFilters } from "./shop-view"

/** Returns how many products each choice of a filter would match. */
const getFacets = (api: Api, filters: URLSearchParams) =>
  request(api, "GET /api/products/facets", { query: filters })

export function facetsQuery(filters: ShopFilters, api: Api = browserApi) {
  const params = filterParams(filters)
  return queryOptions({
    queryKey: queryKeys.facets(params.toString()),
    queryFn: () => getFacets(api, params),
    placeholderData: keepPreviousData,
  })
}

export const useFacets = (filters: ShopFilters) => useQuery(facetsQuery(filters))
