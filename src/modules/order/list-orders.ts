import type { AdminOrdersQuery, OrderCounts, OrderDays } from "../../contract/admin-order"
import type { OrderStatus } from "../../contract/order"
import type { TenantTx } from "../../db/with-tenant"
import type { Snapshot } from "../../domain/order-snapshot"
import { orderColumns, orderOf, type OrderRow } from "./read-orders"
import type { TenantOrder } from "./tenant-order"

/** Placed on the days from the first to the second, in India's time. */
const placedWithin = `(?::date is null or o.created_at >= ?::date::timestamp at time zone 'Asia/Kolkata')
  and (?::date is null or o.created_at < (?::date + 1)::timestamp at time zone 'Asia/Kolkata')`
const daysOf = ({ from = null, to = null }: Nullable<OrderDays>) => [from, from, to, to]

/**
 * Filters by status, search and days; null disables each. The search matches anywhere, with `%` and `_` taken literally;
 * a phone number in whatever grouping.
 */
const matching = `o.tenant_id = ? and (?::text is null or o.status = ?)
  and (?::text is null or position(lower(?) in o.search_text) > 0 or position(lower(?) in o.delivery_search_text) > 0
    or position(?::text in o.delivery_search_text) > 0 or o.order_id = any (?))
  and ${placedWithin}`

/** Fewer digits are in too many phone numbers to be one. */
const minPhoneDigits = 4

/** The digits of a text that holds nothing else but a phone number's separators, without India's prefix; else null. */
function phoneDigits(search: string): string | null {
  if (!/^[\d\s().+-]+$/.test(search)) return null
  const digits = search.replace(/\D/g, "").replace(/^(?:0|91)(?=\d{10}$)/, "")
  return digits.length < minPhoneDigits ? null : digits
}

/**
 * The tenant's orders, newest first, and the total number of matches.
 * @param invoiced ids of the orders whose invoice number the search names
 */
export async function listOrders(
  tx: TenantTx,
  { status = null, search, limit = null, offset, ...days }: Nullable<AdminOrdersQuery>,
  invoiced: readonly string[] = []
): Promise<{ orders: TenantOrder[]; total: number }> {
  const words = search || null
  const found = [words, words, words, words && phoneDigits(words), invoiced]
  const values = [tx.tenantId, status, status, ...found, ...daysOf(days)]
  const count = await tx.first<{ total: number }>(
    `select count(*)::int as total from shop_order o where ${matching}`,
    values
  )
  const rows = await tx.rows<OrderRow>(
    `${orderColumns} where ${matching} order by o.created_at desc, o.order_id limit ?::int offset ?`,
    [...values, limit, offset]
  )
  return { orders: rows.map(orderOf), total: count?.total ?? 0 }
}

type Nullable<T> = { [K in keyof T]: T[K] | null }

/** The orders with these ids, in the given order; unknown ids are left out. */
export async function ordersById(tx: TenantTx, ids: readonly string[]): Promise<TenantOrder[]> {
  const rows = await tx.rows<OrderRow>(
    `${orderColumns} where o.tenant_id = ? and o.order_id = any(?) order by array_position(?::text[], o.order_id)`,
    [tx.tenantId, ids, ids]
  )
  return rows.map(orderOf)
}

/** The fields of an order that an invoice needs. */
export interface OrderHead {
  orderId: string
  orderNumber: string
  status: OrderStatus
  paymentRef: string | null
  snapshot: Snapshot
}

export const orderHeads = (tx: TenantTx, ids: readonly string[]): Promise<OrderHead[]> =>
  tx.rows<OrderHead>(
    `select order_id as "orderId", order_number as "orderNumber", status, payment_ref as "paymentRef", snapshot
     from shop_order where tenant_id = ? and order_id = any(?)`,
    [tx.tenantId, ids]
  )

/** The number of orders per status; of all days by an index-only scan. */
export async function countOrders(tx: TenantTx, days: OrderDays): Promise<OrderCounts> {
  const isAll = days.from === undefined && days.to === undefined
  const rows = await tx.rows<{ status: OrderStatus; count: number }>(
    `select o.status, count(*)::int as count from shop_order o
     where o.tenant_id = ? ${isAll ? "" : `and ${placedWithin}`} group by o.status`,
    [tx.tenantId, ...(isAll ? [] : daysOf(days))]
  )
  const of = (status: OrderStatus): number => rows.find((it) => it.status === status)?.count ?? 0
  return {
    total: rows.reduce((sum, it) => sum + it.count, 0),
    pending: of("PENDING"),
    paid: of("PAID"),
    shipped: of("SHIPPED"),
    delivered: of("DELIVERED"),
    cancelled: of("CANCELLED"),
  }
}
