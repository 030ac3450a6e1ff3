import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { justLoadedMs } from "~/lib/page-data"
import { adminKeys } from "~/lib/admin-keys"
import { request, requestPage } from "~/lib/request"

const pageSize = 100

const getPage = (api: Api, list: string, offset: number, limit: number) => {
  const query = new URLSearchParams(list)
  query.set("limit", String(limit))
  query.set("offset", String(offset))
  return requestPage(api, "GET /api/admin/products", query)
}

/**
 * A list of the tenant's products, drafts included, page by page. The data is short-lived, because others edit products
 * and products sell.
 */
export const adminProductsQuery = (list: string, api: Api = browserApi) =>
  infiniteQueryOptions({
    queryKey: adminKeys.products(list),
    queryFn: ({ pageParam }) => getPage(api, list, pageParam, pageSize),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const read = pages.length * pageSize
      return read < total ? read : undefined
    },
    staleTime: justLoadedMs,
  })

export const adminProductQuery = (id: string, api: Api = browserApi) =>
  queryOptions({
    queryKey: adminKeys.product(id),
    queryFn: () => request(api, "GET /api/admin/products/:id", { params: { id } }),
    staleTime: 0,
  })

const largestPage = 1_000

/** Every product of a list, fetched a thousand at a time. */
export async function* allProducts(list: string) {
  for (let offset = 0; ; offset += largestPage) {
    const { items, total } = await getPage(browserApi, list, offset, largestPage)
    yield items
    if (offset + largestPage >= total) return
  }
}
