import { queryOptions, useQuery } from "@tanstack/react-query"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { queryKeys } from "~/lib/query-keys"
import { request } from "~/lib/request"

/** The product with a slug. An old slug returns the product that had it, with its new slug. */
const getProduct = (api: Api, slug: string) =>
  request(api, "GET /api/products/slug/:slug", { params: { slug } })

export const productQuery = (slug: string, api: Api = browserApi) =>
  queryOptions({ queryKey: queryKeys.product(slug), queryFn: () => getProduct(api, slug) })

export const useProduct = (slug: string) => useQuery(productQuery(slug))
