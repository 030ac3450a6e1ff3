import { queryOptions, useQuery } from "@tanstack/react-query"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { queryKeys } from "~/lib/query-keys"
import { request } from "~/lib/request"

/** The passports of an order's line items. A failure returns none, because the order page works without them. */
const getOrderPassports = (api: Api, orderNumber: string) =>
  request(api, "GET /api/orders/:orderNumber/passports", { params: { orderNumber } }).catch(() => [])

export const orderPassportsQuery = (orderNumber: string, api: Api = browserApi) =>
  queryOptions({
    queryKey: queryKeys.orderPassports(orderNumber),
    queryFn: () => getOrderPassports(api, orderNumber),
  })

export const useOrderPassports = (orderNumber: string) => useQuery(orderPassportsQuery(orderNumber))
