import type { Order } from "@contract/order"
import { paidTexts } from "@contract/texts/paid"
import { browserApi } from "~/lib/browser-api"
import { request } from "~/lib/request"
import { useText } from "~/lib/site"
import { alreadyPaid, useGoToOrders } from "./go-to-orders"
import { clearOpenPayment } from "./open-payment"
import { useRememberedPayment } from "./use-remembered-payment"

/** Tolerance for clock differences. */
const toleranceMs = 120_000

const isSince =
  (at: number) =>
  ({ createdAt }: Order): boolean =>
    Date.parse(createdAt) >= at - toleranceMs

/**
 * Shown beside an empty cart: a payment whose response was lost may have emptied it. If an order was created since the
 * payment was opened, the shopper is led there.
 */
export function FoundPayment() {
  const text = useText(paidTexts)
  const goToOrders = useGoToOrders()
  useRememberedPayment((known) => {
    request(browserApi, "GET /api/orders").then(
      (orders) => {
        const order = orders.find(isSince(known.at))
        if (order) void goToOrders(alreadyPaid(), text("paid_text", { number: order.orderNumber }))
        else clearOpenPayment()
      },
      () => undefined
    )
  })
  return null
}
