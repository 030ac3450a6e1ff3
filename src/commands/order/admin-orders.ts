import type { AdminOrder, AdminOrdersQuery } from "../../contract/admin-order"
import type { TenantTx } from "../../db/with-tenant"
import { notFound } from "../../lib/api-error"
import { rupeesText } from "../../domain/money"
import { moneyOfOrders, noMoney, refundableOf, type OrderMoney } from "../../medusa/order/read-money"
import { ordersByInvoiceNumber } from "../../modules/invoice/read-invoices"
import { listOrders } from "../../modules/order/list-orders"
import { orderById, orderByNumber } from "../../modules/order/read-orders"
import { orderView, type TenantOrder, type TenantOrderEvent } from "../../modules/order/tenant-order"
import { pendingTotal, type OrderRefund, refundView } from "../../modules/refund/order-refund"
import { refundsOfOrders } from "../../modules/refund/read-refunds"

/** Orders in the form that admins see. Takes two more statements for any number of orders. */
export async function adminOrders(tx: TenantTx, orders: readonly TenantOrder[]): Promise<AdminOrder[]> {
  const ids = orders.map((it) => it.orderId)
  const money = await moneyOfOrders(tx, ids)
  const refunds = new Map<string, OrderRefund[]>()
  for (const it of await refundsOfOrders(tx, ids)) {
    refunds.set(it.orderId, [...(refunds.get(it.orderId) ?? []), it])
  }
  return orders.map((it) => viewOf(it, money.get(it.orderId) ?? noMoney, refunds.get(it.orderId) ?? []))
}

/** A page of the tenant's orders, newest first, and the number of all matches. */
export async function adminOrderPage(
  tx: TenantTx,
  query: AdminOrdersQuery
): Promise<{ orders: AdminOrder[]; total: number }> {
  const invoiced = query.search ? await ordersByInvoiceNumber(tx, query.search) : []
  const { orders, total } = await listOrders(tx, query, invoiced)
  return { orders: await adminOrders(tx, orders), total }
}

/**
 * One order by its id or its number.
 * @throws ApiError NOT_FOUND, also for another tenant's order
 */
export async function adminOrderOf(tx: TenantTx, idOrNumber: string): Promise<AdminOrder> {
  const order = (await orderById(tx, idOrNumber)) ?? (await orderByNumber(tx, idOrNumber))
  const [view] = order ? await adminOrders(tx, [order]) : []
  if (!view) throw notFound("Order")
  return view
}

function viewOf(it: TenantOrder, money: OrderMoney, refunds: readonly OrderRefund[]): AdminOrder {
  const shown = orderView(it)
  return {
    ...shown,
    accountId: it.accountId,
    address: shown.shippingAddress,
    timeline: it.timeline.map(eventView),
    refunds: refunds.map(refundView),
    refundable: rupeesText(refundableOf(money, pendingTotal(refunds))),
    version: it.version,
  }
}

const eventView = ({
  kind,
  status,
  from,
  at,
  note,
  by,
}: TenantOrderEvent): AdminOrder["timeline"][number] => ({
  at: at.toISOString(),
  by: by ?? "System",
  kind,
  status,
  ...(kind === "status" ? { ...(from === null ? {} : { from }), to: status } : {}),
  ...(note === null ? {} : { note }),
})
