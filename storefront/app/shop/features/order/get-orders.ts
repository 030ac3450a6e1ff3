import { queryOptions, useQuery } from "@tanstack/react-query"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { queryKeys } from "~/lib/query-keys"
import { request } from "~/lib/request"

/** The shopper's own orders, newest first. Refused with 401 without a session. */
const getOrders = (api: Api) => request(api, "GET /api/orders")

export const ordersQuery = (api: Api = browserApi) =>
  queryOptions({ queryKey: queryKeys.orders, queryFn: () => getOrders(api) })

export const useOrders = () => useQuery(ordersQuery())
