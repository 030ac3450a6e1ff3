import type { OrderStatus } from "@contract/order"
import type { orderTexts } from "@contract/texts/orders"
import type { BadgeTone } from "~/ui/badge"

/** Each status in words (a text that the shop may change) and colour. */
export const statusLook: Record<OrderStatus, { text: keyof typeof orderTexts; tone: BadgeTone }> = {
  PENDING: { text: "order_status_pending", tone: "yellow" },
  PAID: { text: "order_status_paid", tone: "blue" },
  SHIPPED: { text: "order_status_shipped", tone: "purple" },
  DELIVERED: { text: "order_status_delivered", tone: "green" },
  CANCELLED: { text: "order_status_cancelled", tone: "red" },
}

/** A status that this page does not know yet is shown as pending. */
export const knownStatus = (status: string): OrderStatus =>
  status in statusLook ? (status as OrderStatus) : "PENDING"
