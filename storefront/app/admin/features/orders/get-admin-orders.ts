import { infiniteQueryOptions, useInfiniteQuery } from "@tanstack/react-query"
import type { Api } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { justLoadedMs } from "~/lib/page-data"
import { adminKeys } from "~/lib/admin-keys"
import { isDay } from "./order-days"
import { requestPage } from "~/lib/request"

/** The list's filters in the URL. */
export interface OrderFilters {
  search: string
  status: string
  /** Calendar days in India, both included; empty for no limit. */
  from: string
  to: string
}

const pageSize = 100

/** The days as query parameters. What isn't a day in the URL is ignored. */
export function daysParams({ from, to }: Pick<OrderFilters, "from" | "to">): URLSearchParams {
  const params = new URLSearchParams()
  if (isDay(from)) params.set("from", from)
  if (isDay(to)) params.set("to", to)
  return params
}

export const paramsOf = ({ search, status, ...days }: OrderFilters): URLSearchParams => {
  const params = daysParams(days)
  if (search !== "") params.set("search", search)
  if (status !== "") params.set("status", status)
  return params
}

/** One page of the tenant's orders from `offset` on, newest first. */
export const getAdminOrders = (api: Api, filters: OrderFilters, offset: number, limit = pageSize) => {
  const params = paramsOf(filters)
  params.set("limit", String(limit))
  params.set("offset", String(offset))
  return requestPage(api, "GET /api/admin/orders", params)
}

/** The data is short-lived, because orders arrive continuously and other admins work on them. */
export const adminOrdersQuery = (filters: OrderFilters, api: Api = browserApi) =>
  infiniteQueryOptions({
    queryKey: adminKeys.orderList(paramsOf(filters).toString()),
    queryFn: ({ pageParam }) => getAdminOrders(api, filters, pageParam),
    initialPageParam: 0,
    getNextPageParam: (last, _pages, offset) => {
      const next = offset + last.items.length
      return last.items.length > 0 && next < last.total ? next : undefined
    },
    staleTime: justLoadedMs,
  })

export const useAdminOrders = (filters: OrderFilters) => useInfiniteQuery(adminOrdersQuery(filters))
