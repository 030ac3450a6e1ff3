import { queryOptions, useQuery } from "@tanstack/react-query"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { justLoadedMs } from "~/lib/page-data"
import { adminKeys } from "~/lib/admin-keys"
import { request } from "~/lib/request"
import { daysParams, type OrderFilters } from "./get-admin-orders"

type Days = Pick<OrderFilters, "from" | "to">

export const orderCountsQuery = (days: Days, api: Api = browserApi) => {
  const query = daysParams(days)
  return queryOptions({
    queryKey: [...adminKeys.orderCounts, query.toString()],
    queryFn: () => request(api, "GET /api/admin/order-counts", { query }),
    staleTime: justLoadedMs,
  })
}

export const useOrderCounts = (days: Days) => useQuery(orderCountsQuery(days))
