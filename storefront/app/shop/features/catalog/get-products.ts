import { queryOptions, type QueryClient } from "@tanstack/react-query"
import type { Api, Paged } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { queryKeys } from "~/lib/query-keys"
import { requestPage } from "~/lib/request"
import { cardOf, type CardProduct } from "./card-product"
import { filterParams, shopPageSize, type ShopFilters } from "./shop-view"

/** A list by its filters and order, as the API is asked for it. */
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

/** One page: all that the first HTML shows, and all that is fetched of a long list. */
export const productsPageQuery = (filters: ShopFilters, page: number, api: Api = browserApi) =>
  queryOptions({
    queryKey: queryKeys.productPage(listOf(filters).toString(), page),
    queryFn: () => getProducts(api, filters, shopPageSize, (page - 1) * shopPageSize),
  })

/** A list of up to so many is asked for at once, so that its pages turn without asking again. */
const wholeListSize = 1000

export const wholeListQuery = (filters: ShopFilters, api: Api = browserApi) =>
  queryOptions({
    queryKey: queryKeys.productList(listOf(filters).toString()),
    queryFn: () => getProducts(api, filters, wholeListSize, 0),
  })

/** Whether every filter of a list is one of this one's too, so that it can't be shorter. */
const isWider = (list: string, filters: URLSearchParams): boolean =>
  [...new URLSearchParams(list)].every(([name, value]) => name === "sort" || filters.get(name) === value)

/** Whether a list is known to be short enough to be asked for at once: by its own length, or by a wider one's. */
export function fitsWhole(client: QueryClient, filters: ShopFilters): boolean {
  const params = filterParams(filters)
  return client
    .getQueriesData<Paged<CardProduct>>({ queryKey: queryKeys.productLists })
    .some(([[, , list], data]) => data && data.total <= wholeListSize && isWider(String(list), params))
}

/** What the browser fetches for a view: its whole list where that is short, else its page. */
export const viewQuery = (client: QueryClient, filters: ShopFilters, page: number, api?: Api) =>
  fitsWhole(client, filters) ? wholeListQuery(filters, api) : productsPageQuery(filters, page, api)
