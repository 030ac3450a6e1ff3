import Papa from "papaparse"
import type { AdminOrder } from "@contract/admin-order"
import { browserApi } from "~/lib/browser-api"
import { indianDay } from "~/lib/dates"
import { saveCsv } from "~/lib/save-file"
import { getAdminOrders, type OrderFilters } from "./get-admin-orders"

const columns = [
  "Order Number",
  "Customer",
  "Email",
  "Status",
  "Subtotal",
  "Shipping",
  "Total",
  "Payment Ref",
  "Date",
] as const

/** Maximum page size of the endpoint. */
const batch = 1000

/** Fetches every order that matches the filters. */
async function filteredOrders(filters: OrderFilters): Promise<AdminOrder[]> {
  const orders: AdminOrder[] = []
  for (;;) {
    const { items, total } = await getAdminOrders(browserApi, filters, orders.length, batch)
    orders.push(...items)
    if (items.length === 0 || orders.length >= total) return orders
  }
}

const rowOf = (it: AdminOrder): string[] =>
  [
    it.orderNumber,
    it.user.name,
    it.user.email,
    it.status,
    it.subtotal,
    it.shippingFee,
    it.total,
    it.paymentRef ?? "",
    indianDay(new Date(it.createdAt)),
  ].map((value) => value || "N/A")

/** The orders as CSV rows; no cell is interpreted as a formula. */
export const ordersCsv = (orders: readonly AdminOrder[]): string =>
  Papa.unparse({ fields: [...columns], data: orders.map(rowOf) }, { escapeFormulae: true })

/**
 * Saves the filtered orders as `orders-{YYYY-MM-DD}.csv`.
 * @returns the number of orders
 */
export async function exportOrders(filters: OrderFilters, now = new Date()): Promise<number> {
  const orders = await filteredOrders(filters)
  saveCsv(ordersCsv(orders), `orders-${indianDay(now)}.csv`)
  return orders.length
}
