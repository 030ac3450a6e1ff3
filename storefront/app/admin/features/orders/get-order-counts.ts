import { queryOptions, useQuery } from "@tanstack/react-query"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { adminKeys } from "~/lib/admin-keys"
import { request } from "~/lib/request"

export const orderCountsQuery = (api: Api = browserApi) =>
  queryOptions({
    queryKey: adminKeys.orderCounts,
    queryFn: () => request(api, "GET /api/admin/order-counts"),
    staleTime: 0,
  })

export const useOrderCounts = () => useQuery(orderCountsQuery())
