import { queryOptions } from "@tanstack/react-query"
import type { Api, Paged } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { queryKeys } from "~/lib/query-keys"
import { requestPage } from "~/lib/request"
import { cardOf, type CardProduct } from "./card-product"
import { filterParams, shopPageSize, type ShopFilters } from "./shop-view"

async function getProducts(
  api: Api,
  filters: ShopFilters,
  limit: number,
  offset: number
): Promise<Paged<CardProduct>> {
  const params = filterParams(filters)
  params.set("sort", filters.sort)
  params.set("limit", String(limit))
  if (offset > 0) params.set("offset", String(offset))
  const { items, total } = await requestPage(api, "GET /api/products", params)
  return { items: items.map(cardOf), total }
}

/** The one page that the first HTML shows: twelve products, not a thousand. */
export const productsPageQuery = (filters: ShopFilters, page: number, api: Api = browserApi) =>
  queryOptions({
    queryKey: queryKeys.productPage(filters, page),
    queryFn: () => getProducts(api, filters, shopPageSize, (page - 1) * shopPageSize),
  })

/** How many products the browser asks for at once; it turns their pages without asking again. */
const windowSize = 1000
/** Pages never straddle windows: a window holds 83 whole pages. */
const pagesInWindow = Math.floor(windowSize / shopPageSize)

/** Which window a page lies in, and where in it. */
export function windowOf(page: number): { window: number; from: number } {
  return {
    window: Math.floor((page - 1) / pagesInWindow),
    from: ((page - 1) % pagesInWindow) * shopPageSize,
  }
}

export const productsWindowQuery = (filters: ShopFilters, window: number, api: Api = browserApi) =>
  queryOptions({
    queryKey: queryKeys.productWindow(filters, window),
    queryFn: () => getProducts(api, filters, windowSize, window * pagesInWindow * shopPageSize),
  })
