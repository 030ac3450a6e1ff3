import { useEffect, useRef } from "react"
import type { Order } from "@contract/order"
import { browserApi } from "~/lib/browser-api"
import { request } from "~/lib/request"
import { alreadyPaid, useLeadToOrders } from "./lead-to-orders"
import { forgetPayment, rememberedPayment } from "./open-payment"

/** Clocks differ a little. */
const toleranceMs = 120_000

const isSince =
  (at: number) =>
  ({ createdAt }: Order): boolean =>
    Date.parse(createdAt) >= at - toleranceMs

/**
 * Beside an empty cart: a payment whose answer was lost may have emptied it. If an order has come since it was opened,
 * the shopper is led there.
 */
export function FoundPayment() {
  const leadToOrders = useLeadToOrders()
  const asked = useRef(false)
  useEffect(() => {
    // Once, as the page begins: what is opened later on is no return.
    if (asked.current) return
    asked.current = true
    const known = rememberedPayment()
    if (!known) return
    request(browserApi, "GET /api/orders").then(
      (orders) => {
        const order = orders.find(isSince(known.at))
        if (order)
          void leadToOrders(alreadyPaid, `Your payment went through: this is order ${order.orderNumber}.`)
        else forgetPayment()
      },
      () => undefined
    )
  })
  return null
}
