import type { Order, OrderStatus } from "../../contract/order"
import { rupeesText } from "../../lib/money"
import type { Snapshot } from "../../lib/order-snapshot"

export interface TenantOrderEvent {
  status: OrderStatus
  at: Date
  note: string | null
}

export interface TenantOrder {
  orderId: string
  orderNumber: string
  accountId: string
  status: OrderStatus
  paymentRef: string | null
  snapshot: Snapshot
  createdAt: Date
  timeline: readonly TenantOrderEvent[]
}

/** An order as the API shows it: all of it from the snapshot that was paid. */
export const orderView = (it: TenantOrder): Order => ({
  id: it.orderId,
  orderNumber: it.orderNumber,
  status: it.status,
  createdAt: it.createdAt.toISOString(),
  subtotal: rupeesText(it.snapshot.totals.subtotal),
  gst: rupeesText(it.snapshot.totals.gst),
  shippingFee: rupeesText(it.snapshot.totals.shippingFee),
  total: rupeesText(it.snapshot.totals.total),
  paymentRef: it.paymentRef,
  items: it.snapshot.items.map((line, index) => ({
    id: `${it.orderId}-${String(index + 1)}`,
    quantity: line.quantity,
    unitPrice: rupeesText(line.unitPrice),
    lineTotal: rupeesText(line.lineTotal),
    product: { id: line.productId, name: line.name, images: [...line.images], slug: line.slug },
  })),
  shippingAddress: it.snapshot.address,
  ...(it.snapshot.pan ? { buyerPan: it.snapshot.pan.masked } : {}),
  user: it.snapshot.user,
  timeline: it.timeline.map((event) => ({
    status: event.status,
    at: event.at.toISOString(),
    ...(event.note ? { note: event.note } : {}),
  })),
})
