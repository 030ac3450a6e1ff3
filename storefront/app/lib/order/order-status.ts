import type { OrderStatus } from "@contract/order"
import type { orderTexts } from "@contract/texts/orders"
import type { BadgeTone } from "~/ui/badge"

/** Text (which the tenant may change) and colour of each status. */
export const statusLook: Record<OrderStatus, { text: keyof typeof orderTexts; tone: BadgeTone }> = {
  PENDING: { text: "order_status_pending", tone: "yellow" },
  PAID: { text: "order_status_paid", tone: "blue" },
  SHIPPED: { text: "order_status_shipped", tone: "purple" },
  DELIVERED: { text: "order_status_delivered", tone: "green" },
  CANCELLED: { text: "order_status_cancelled", tone: "red" },
}

/** A status that this page doesn't recognize is shown as pending. */
export const knownStatus = (status: string): OrderStatus =>
  status in statusLook ? (status as OrderStatus) : "PENDING"
