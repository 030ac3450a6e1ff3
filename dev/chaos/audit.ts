/** A payment as the gateway lists it. All amounts in this file are in paise. */
export interface GatewayPayment {
  id: string
  order_id: string
  amount: number
  status: string
  captured: boolean
  refunded: number
  /** Number of refunds that make up `refunded`. */
  refunds: number
}

export interface LedgerEntry {
  gatewayOrderId: string
  state: string
}

export interface OrderRow {
  id: string
  gatewayOrderId: string
  paymentId: string | null
  status: string
  total: number
}

/** A refund requested by an admin. */
export interface RefundRow {
  orderId: string
  state: string
  amount: number
}

/** Reserved stock of a product, from three tables that have to agree. */
export interface StockRow {
  productId: string
  stocked: number
  reserved: number
  reservations: number
  /** Quantity in orders that are not cancelled. */
  ordered: number
}

/** Number of rows of each kind of an imported product; a complete product has one of each. */
export interface ProductRow {
  name: string
  variants: number
  prices: number
  levels: number
  channels: number
  gems: number
}

/** Successful responses that callers received. */
export interface Confirmed {
  sessions: { gatewayOrderId: string }[]
  orders: { id: string; paymentId: string }[]
  refunds: { orderId: string; amount: number }[]
  imports: { names: string[] }[]
}

export interface Evidence {
  payments: readonly GatewayPayment[]
  ledger: readonly LedgerEntry[]
  orders: readonly OrderRow[]
  refunds: readonly RefundRow[]
  stock: readonly StockRow[]
  products: readonly ProductRow[]
  confirmed: Confirmed
}

/** @returns one sentence for each record that was lost, duplicated or left incomplete */
export function audit(evidence: Evidence): string[] {
  return [
    ...evidence.payments.flatMap((payment) => paymentFaults(payment, evidence)),
    ...evidence.orders.flatMap((order) => orderFaults(order, evidence)),
    ...confirmedFaults(evidence),
    ...evidence.stock.flatMap(stockFaults),
    ...evidence.products.flatMap(productFaults),
  ]
}

const sumOf = (rows: readonly { amount: number }[]): number =>
  rows.reduce((sum, { amount }) => sum + amount, 0)

function paymentFaults(payment: GatewayPayment, { ledger, orders, refunds }: Evidence): string[] {
  if (payment.status === "failed") return []
  const name = `payment ${payment.id} of ${payment.amount} paise`
  const entry = ledger.find(({ gatewayOrderId }) => gatewayOrderId === payment.order_id)
  if (!entry) return [`${name} is not in the ledger`]
  const own = orders.filter(({ paymentId }) => paymentId === payment.id)
  if (!payment.captured) {
    const lapses = entry.state === "dropped" || entry.state === "expired"
    return lapses && own.length === 0
      ? []
      : [`${name} is authorized, but not captured (ledger: ${entry.state})`]
  }
  if (own.length > 1) return [`${name} has ${own.length} orders`]
  const [order] = own
  if (!order) {
    const isRefunded = payment.refunded === payment.amount && payment.refunds === 1
    return isRefunded ? [] : [`${name} has no order, and ${payment.refunded} paise were refunded`]
  }
  const given = refunds.filter(({ orderId, state }) => orderId === order.id && state === "done")
  if (payment.refunded === sumOf(given) && payment.refunds === given.length) return []
  return [
    `${name} was refunded ${payment.refunded} paise in ${payment.refunds} refunds, but order ${order.id} has ${sumOf(given)} in ${given.length}`,
  ]
}

function orderFaults(order: OrderRow, { payments, refunds }: Evidence): string[] {
  const payment = payments.find(({ id }) => id === order.paymentId)
  const faults: string[] = []
  if (order.status === "PENDING") faults.push(`order ${order.id} is still pending`)
  else if (!payment?.captured) faults.push(`order ${order.id} has no captured payment`)
  else if (payment.amount !== order.total)
    faults.push(`order ${order.id} comes to ${order.total} paise, its payment to ${payment.amount}`)
  const waiting = refunds.filter(({ orderId, state }) => orderId === order.id && state === "pending")
  if (waiting.length > 0)
    faults.push(`order ${order.id} has ${waiting.length} refunds that are still pending`)
  return faults
}

function confirmedFaults({ confirmed, ledger, orders, refunds, products }: Evidence): string[] {
  const entries = new Set(ledger.map(({ gatewayOrderId }) => gatewayOrderId))
  const names = new Set(products.map(({ name }) => name))
  return [
    ...confirmed.sessions
      .filter(({ gatewayOrderId }) => !entries.has(gatewayOrderId))
      .map(({ gatewayOrderId }) => `the confirmed session of ${gatewayOrderId} is not in the ledger`),
    ...confirmed.orders
      .filter(
        ({ id, paymentId }) => !orders.some((order) => order.id === id && order.paymentId === paymentId)
      )
      .map(({ id }) => `the confirmed order ${id} is not there`),
    ...confirmed.refunds
      .filter(
        ({ orderId, amount }) =>
          refunds.filter((row) => row.orderId === orderId && row.amount === amount && row.state === "done")
            .length !== 1
      )
      .map(
        ({ orderId, amount }) =>
          `the confirmed refund of ${amount} paise of order ${orderId} is not there once`
      ),
    ...confirmed.imports.flatMap((each) =>
      each.names.filter((name) => !names.has(name)).map((name) => `the confirmed row ${name} is not there`)
    ),
  ]
}

function stockFaults(row: StockRow): string[] {
  if (row.reserved === row.reservations && row.reserved === row.ordered && row.reserved <= row.stocked)
    return []
  return [
    `product ${row.productId} has ${row.stocked} in stock, ${row.reserved} reserved, ${row.reservations} in reservations and ${row.ordered} in orders`,
  ]
}

function productFaults({ name, ...counts }: ProductRow): string[] {
  const odd = Object.entries(counts).filter(([, count]) => count !== 1)
  return odd.length === 0
    ? []
    : [`product ${name} is not whole: ${odd.map(([kind, count]) => `${count} ${kind}`).join(", ")}`]
}
