import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import type { Facets, Product } from "@contract/product"
import { settings } from "@contract/settings"
import type { FieldsWith } from "@contract/stone-fields"
import type { Api, Paged } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { filterParams, shopPageSize, type ShopFilters } from "./shop-view"

/** What a card shows of a stone; lists keep no more, so that pages stay light. */
export type CardStone = Pick<Product, "id" | FieldsWith<"card">>

const cardOf = ({
  id,
  slug,
  name,
  shortInfo,
  price,
  currency,
  weight,
  images,
  stock,
}: Product): CardStone => ({
  id,
  slug,
  name,
  shortInfo,
  price,
  currency,
  weight,
  images: images.slice(0, 2),
  stock,
})

/** At most eight, newest first. */
export const featuredQuery = (api: Api = browserApi) =>
  queryOptions({
    queryKey: ["products", "featured"],
    queryFn: async () => (await api.get<Product[]>("/api/products/featured")).map(cardOf),
  })

async function stones(
  api: Api,
  filters: ShopFilters,
  limit: number,
  offset: number
): Promise<Paged<CardStone>> {
  const params = filterParams(filters)
  params.set("sort", filters.sort)
  params.set("limit", String(limit))
  if (offset > 0) params.set("offset", String(offset))
  const { items, total } = await api.page<Product>(`/api/products?${params}`)
  return { items: items.map(cardOf), total }
}

/** The one page that the first HTML shows: twelve stones, not a thousand. */
export const stonesPageQuery = (filters: ShopFilters, page: number, api: Api = browserApi) =>
  queryOptions({
    queryKey: ["products", "page", filters, page],
    queryFn: () => stones(api, filters, shopPageSize, (page - 1) * shopPageSize),
  })

/** How many stones the browser asks for at once; it turns their pages without asking again. */
export const windowSize = 1000
/** Pages never straddle windows: a window holds 83 whole pages. */
const pagesInWindow = Math.floor(windowSize / shopPageSize)

/** Which window a page lies in, and where in it. */
export function windowOf(page: number): { window: number; from: number } {
  return {
    window: Math.floor((page - 1) / pagesInWindow),
    from: ((page - 1) % pagesInWindow) * shopPageSize,
  }
}

export const stonesWindowQuery = (filters: ShopFilters, window: number, api: Api = browserApi) =>
  queryOptions({
    queryKey: ["products", "window", filters, window],
    queryFn: () => stones(api, filters, windowSize, window * pagesInWindow * shopPageSize),
  })

/** How many stones each choice of a filter would leave. */
export const facetsQuery = ({ sort: _sort, ...filters }: ShopFilters, api: Api = browserApi) =>
  queryOptions({
    queryKey: ["products", "facets", filters],
    queryFn: () => api.get<Facets>(`/api/products/facets?${filterParams({ ...filters, sort: "newest" })}`),
    placeholderData: keepPreviousData,
  })

export const stoneQuery = (slug: string, api: Api = browserApi) =>
  queryOptions({
    queryKey: ["products", "slug", slug],
    queryFn: () => api.get<Product>(`/api/products/slug/${encodeURIComponent(slug)}`),
  })

/** From how many rupees on shipping is free; the built-in threshold when the shop names none. */
export const freeShippingQuery = (api: Api = browserApi) =>
  queryOptions({
    queryKey: ["settings", "checkout"],
    queryFn: async () => {
      const answer = await api
        .get<{ freeShippingThreshold?: number }>("/api/settings/checkout")
        .catch(() => null)
      return answer?.freeShippingThreshold ?? Number(settings.free_shipping_threshold.default)
    },
  })
