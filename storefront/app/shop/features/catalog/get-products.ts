import { queryOptions, type QueryClient, type QueryKey } from "@tanstack/react-query"
import type { Api, Paged } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { queryKeys } from "~/lib/query-keys"
import { requestPage } from "~/lib/request"
import { cardOf, type CardProduct } from "./card-product"
import { filterParams, shopPageSize, type ShopFilters } from "./shop-view"

/** The query parameters of a list: its filters and order. */
function listOf(filters: ShopFilters): URLSearchParams {
  const params = filterParams(filters)
  params.set("sort", filters.sort)
  return params
}

async function getProducts(
  api: Api,
  filters: ShopFilters,
  limit: number,
  offset: number
): Promise<Paged<CardProduct>> {
  const params = listOf(filters)
  params.set("limit", String(limit))
  if (offset > 0) params.set("offset", String(offset))
  const { items, total } = await requestPage(api, "GET /api/products", params)
  return { items: items.map(cardOf), total }
}

/** One page of a list: for the first HTML, and for long lists. */
export const productsPageQuery = (filters: ShopFilters, page: number, api: Api = browserApi) =>
  queryOptions({
    queryKey: queryKeys.productPage(listOf(filters).toString(), page),
    queryFn: () => getProducts(api, filters, shopPageSize, (page - 1) * shopPageSize),
  })

/** Lists of up to this many products are requested as a whole, so that paging needs no further requests. */
const wholeListSize = 1000

export const wholeListQuery = (filters: ShopFilters, api: Api = browserApi) =>
  queryOptions({
    queryKey: queryKeys.productList(listOf(filters).toString()),
    queryFn: () => getProducts(api, filters, wholeListSize, 0),
  })

/** Whether every filter of `list` is in `filters` too, so that the list can't be shorter. */
const isWider = (list: string, filters: URLSearchParams): boolean =>
  [...new URLSearchParams(list)].every(([name, value]) => name === "sort" || filters.get(name) === value)

/**
 * Whether a list is known to be short enough to be requested as a whole: by its own length, or by that of a wider list.
 */
export function fitsWhole(client: QueryClient, filters: ShopFilters): boolean {
  const params = filterParams(filters)
  return client
    .getQueriesData<Paged<CardProduct>>({ queryKey: queryKeys.productLists })
    .some(([[, , list], data]) => data && data.total <= wholeListSize && isWider(String(list), params))
}

const isCached = (client: QueryClient, { queryKey }: { queryKey: QueryKey }): boolean => {
  const state = client.getQueryState(queryKey)
  return state?.data !== undefined && !state.isInvalidated
}

/**
 * The browser's query for a view: what it has already, so that the way back needs no request; else the whole list when
 * it is short enough, else its page.
 */
export function viewQuery(client: QueryClient, filters: ShopFilters, page: number, api?: Api) {
  const [whole, one] = [wholeListQuery(filters, api), productsPageQuery(filters, page, api)]
  if (isCached(client, whole)) return whole
  return isCached(client, one) || !fitsWhole(client, filters) ? one : whole
}
