import { queryOptions, useQuery } from "@tanstack/react-query"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { queryKeys } from "~/lib/query-keys"
import { request } from "~/lib/request"
import { cardOf } from "./card-product"

/**
 * At most four products similar to the one with this slug. A failure returns none, because the page works without them.
 */
const getRelatedProducts = async (api: Api, slug: string) => {
  const found = await request(api, "GET /api/products/:slug/related", { params: { slug } }).catch(() => [])
  return found.map(cardOf)
}

export const relatedQuery = (slug: string, api: Api = browserApi) =>
  queryOptions({ queryKey: queryKeys.related(slug), queryFn: () => getRelatedProducts(api, slug) })

export const useRelatedProducts = (slug: string) => useQuery(relatedQuery(slug))
