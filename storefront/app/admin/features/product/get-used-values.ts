import { queryOptions } from "@tanstack/react-query"
import { adminKeys } from "~/lib/admin-keys"
import { browserApi } from "~/lib/browser-api"
import { request } from "~/lib/request"

/** The values that the catalog's listed products have, per filterable field, most frequent first. */
export const usedValuesQuery = queryOptions({
  queryKey: adminKeys.usedValues,
  queryFn: async (): Promise<Record<string, readonly string[]>> => {
    const facets = await request(browserApi, "GET /api/products/facets")
    const lists = Object.entries(facets).flatMap(([name, options]) =>
      Array.isArray(options)
        ? [[name, [...options].sort((a, b) => b.count - a.count).map((it) => it.value)] as const]
        : []
    )
    return Object.fromEntries(lists)
  },
})
