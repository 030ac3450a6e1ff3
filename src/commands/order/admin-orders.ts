import type { AdminOrder, AdminOrdersQuery } from "../../contract/admin-order"
import type { TenantTx } from "../../db/with-tenant"
import { notFound } from "../../lib/api-error"
import { isLateCreditNote } from "../../domain/financial-year"
import { rupeesText, zeroPaise } from "../../domain/money"
import { amountOf, paidParts } from "../../domain/paid-parts"
import { moneyOfOrders, noMoney, refundableOf, type OrderMoney } from "../../medusa/order/read-money"
import { invoicesOf, ordersByInvoiceNumber } from "../../modules/invoice/read-invoices"
import { listOrders } from "../../modules/order/list-orders"
import { orderById, orderByNumber } from "../../modules/order/read-orders"
import { orderView, type TenantOrder, type TenantOrderEvent } from "../../modules/order/tenant-order"
import { pendingTotal, type OrderRefund, refundView } from "../../modules/refund/order-refund"
import { refundsOfOrders } from "../../modules/refund/read-refunds"
import { leftOfOrder } from "./left-of-order"

/**
 * Orders in the form that admins see. Takes two more statements for any number of orders, and a third one when some
 * of them are so old that a credit note can come too late.
 */
export async function adminOrders(tx: TenantTx, orders: readonly TenantOrder[]): Promise<AdminOrder[]> {
  const ids = orders.map((it) => it.orderId)
  const money = await moneyOfOrders(tx, ids)
  const refunds = new Map<string, OrderRefund[]>()
  for (const it of await refundsOfOrders(tx, ids)) {
    refunds.set(it.orderId, [...(refunds.get(it.orderId) ?? []), it])
  }
  const late = await ordersPastCreditNotes(tx, orders)
  return orders.map((it) => ({
    ...viewOf(it, money.get(it.orderId) ?? noMoney, refunds.get(it.orderId) ?? []),
    isCreditNoteLate: late.has(it.orderId),
  }))
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

/** Eight months: from 31 March to 30 November. The credit note of a younger order's invoice is never late. */
const neverLateMs = 244 * 24 * 60 * 60_000

/** The orders whose credit note would reduce no tax if it was issued now. */
async function ordersPastCreditNotes(
  tx: TenantTx,
  orders: readonly TenantOrder[],
  now = new Date()
): Promise<ReadonlySet<string>> {
  const old = orders.filter((it) => now.getTime() - it.createdAt.getTime() >= neverLateMs)
  if (old.length === 0) return new Set()
  const invoices = await invoicesOf(
    tx,
    old.map((it) => it.orderId)
  )
  return new Set(invoices.filter((it) => isLateCreditNote(now, it.issuedAt)).map((it) => it.orderId))
}

function viewOf(
  it: TenantOrder,
  money: OrderMoney,
  refunds: readonly OrderRefund[]
): Omit<AdminOrder, "isCreditNoteLate"> {
  const shown = orderView(it)
  const paid = paidParts(it.snapshot)
  const left = leftOfOrder(paid, refunds, money)
  return {
    ...shown,
    accountId: it.accountId,
    address: shown.shippingAddress,
    items: shown.items.map((item, place) => ({
      ...item,
      paid: rupeesText(paid.lines[place] ? amountOf(paid.lines[place]) : zeroPaise),
      refundable: rupeesText(left.lines[place]?.amount ?? zeroPaise),
    })),
    timeline: it.timeline.map(eventView),
    refunds: refunds.map((refund) => refundView(refund, paid)),
    refundable: rupeesText(refundableOf(money, pendingTotal(refunds))),
    shippingRefundable: rupeesText(left.shipping.amount),
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
