import { queryOptions, useQuery } from "@tanstack/react-query"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { queryKeys } from "~/lib/query-keys"
import { request } from "~/lib/request"

/** One of the shopper's own orders. */
const getOrder = (api: Api, orderNumber: string) =>
  request(api, "GET /api/orders/:orderNumber", { params: { orderNumber } })

export const orderQuery = (orderNumber: string, api: Api = browserApi) =>
  queryOptions({ queryKey: queryKeys.order(orderNumber), queryFn: () => getOrder(api, orderNumber) })

export const useOrder = (orderNumber: string) => useQuery(orderQuery(orderNumber))
