import { queryOptions, useQuery } from "@tanstack/react-query"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { queryKeys } from "~/lib/query-keys"
import { request } from "~/lib/request"
import { cardOf } from "./card-product"

/** At most eight featured products, newest first. */
const getFeaturedProducts = async (api: Api) => (await request(api, "GET /api/products/featured")).map(cardOf)

export const featuredQuery = (api: Api = browserApi) =>
  queryOptions({ queryKey: queryKeys.featuredProducts, queryFn: () => getFeaturedProducts(api) })

export const useFeaturedProducts = () => useQuery(featuredQuery())
