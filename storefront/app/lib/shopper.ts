import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import type { Address } from "@contract/address"
import type { Cart } from "@contract/cart"
import type { Totals } from "@contract/checkout"
import type { Order } from "@contract/order"
import type { Api } from "./api"
import { browserApi } from "./browser-api"

/** What belongs to the signed-in shopper and is read by more than one feature. Each is refused (401) without one. */
export const cartQuery = (api: Api = browserApi) =>
  queryOptions({ queryKey: ["cart"], queryFn: () => api.get<Cart>("/api/cart") })

export const emptyCart: Cart = { items: [], count: 0, total: "0.00" }

/** What an item subtotal (rupees, decimal text) comes to with GST and shipping, as the server computes it. */
export const totalsQuery = (subtotal: string, api: Api = browserApi) =>
  queryOptions({
    queryKey: ["totals", subtotal],
    queryFn: () => api.send<Totals>("POST", "/api/settings/calculate-totals", { subtotal }),
    placeholderData: keepPreviousData,
  })

export const addressesQuery = (api: Api = browserApi) =>
  queryOptions({ queryKey: ["addresses"], queryFn: () => api.get<Address[]>("/api/addresses") })

/** The shopper's own orders, newest first. */
export const ordersQuery = (api: Api = browserApi) =>
  queryOptions({ queryKey: ["orders"], queryFn: () => api.get<Order[]>("/api/orders") })

export const orderQuery = (orderNumber: string, api: Api = browserApi) =>
  queryOptions({
    queryKey: ["orders", orderNumber],
    queryFn: () => api.get<Order>(`/api/orders/${encodeURIComponent(orderNumber)}`),
  })
