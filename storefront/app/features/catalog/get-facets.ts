import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { queryKeys } from "~/lib/query-keys"
import { request } from "~/lib/request"
import { filterParams, type ShopFilters } from "./shop-view"

type Filters = Omit<ShopFilters, "sort">

/** How many products each choice of a filter would leave. */
const getFacets = (api: Api, filters: Filters) =>
  request(api, "GET /api/products/facets", { query: filterParams({ ...filters, sort: "newest" }) })

export const facetsQuery = ({ sort: _sort, ...filters }: ShopFilters, api: Api = browserApi) =>
  queryOptions({
    queryKey: queryKeys.facets(filters),
    queryFn: () => getFacets(api, filters),
    placeholderData: keepPreviousData,
  })

export const useFacets = (filters: ShopFilters) => useQuery(facetsQuery(filters))
