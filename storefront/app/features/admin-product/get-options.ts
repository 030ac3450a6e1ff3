import { queryOptions } from "@tanstack/react-query"
import { browserApi } from "~/lib/browser-api"
import { queryKeys } from "~/lib/query-keys"
import { request } from "~/lib/request"

export const typesQuery = queryOptions({
  queryKey: queryKeys.productTypes,
  queryFn: () => request(browserApi, "GET /api/product-types"),
})

export const colorsQuery = queryOptions({
  queryKey: queryKeys.productColors,
  queryFn: () => request(browserApi, "GET /api/product-colors"),
})
