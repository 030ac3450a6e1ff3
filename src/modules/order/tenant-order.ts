import type { OrderEventKind } from "../../contract/admin-order"
import type { Order, OrderStatus } from "../../contract/order"
import { rupeesText } from "../../domain/money"
import { orderItemId } from "../../domain/order-item-id"
import type { Snapshot } from "../../domain/order-snapshot"

export interface TenantOrderEvent {
  kind: OrderEventKind
  /** Status after the event. */
  status: OrderStatus
  /** Status before the event; null when unknown. */
  from: OrderStatus | null
  at: Date
  /** Shoppers see the note of a status event; other notes are for admins only. */
  note: string | null
  /** Null: changed automatically. */
  by: string | null
}

/** Courier and tracking of an order. */
export interface Carriage {
  courier: string | null
  trackingNumber: string | null
  trackingUrl: string | null
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
  carriage: Carriage
  version: number
}

/** Maps an order to the shopper's view: taken from the paid snapshot, without admin-only data. */
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
    id: orderItemId(it.orderId, index),
    quantity: line.quantity,
    unitPrice: rupeesText(line.unitPrice),
    lineTotal: rupeesText(line.lineTotal),
    product: { id: line.productId, name: line.name, images: [...line.images], slug: line.slug },
  })),
  shippingAddress: it.snapshot.address,
  ...(it.snapshot.pan ? { buyerPan: it.snapshot.pan.masked } : {}),
  buyerGstin: it.snapshot.buyer?.gstin ?? null,
  buyerName: it.snapshot.buyer?.name ?? null,
  user: it.snapshot.user,
  ...carriageView(it.carriage),
  timeline: it.timeline
    .filter((event) => event.kind === "status")
    .map((event) => ({
      status: event.status,
      at: event.at.toISOString(),
      ...(event.note ? { note: event.note } : {}),
    })),
})

const carriageView = ({ courier, trackingNumber, trackingUrl }: Carriage) => ({
  ...(courier === null ? {} : { courier }),
  ...(trackingNumber === null ? {} : { trackingNumber }),
  ...(trackingUrl === null ? {} : { trackingUrl }),
})
