import { queryOptions } from "@tanstack/react-query"
import { browserApi } from "~/lib/browser-api"
import { adminKeys } from "~/lib/admin-keys"
import { request } from "~/lib/request"

export const typesQuery = queryOptions({
  queryKey: adminKeys.productTypes,
  queryFn: () => request(browserApi, "GET /api/product-types"),
})

export const colorsQuery = queryOptions({
  queryKey: adminKeys.productColors,
  queryFn: () => request(browserApi, "GET /api/product-colors"),
})
