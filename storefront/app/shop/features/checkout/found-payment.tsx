import { useEffect } from "react"
import { useNavigate } from "react-router-dom"
import type { Order } from "@contract/order"
import { paidTexts } from "@contract/texts/paid"
import { browserApi } from "~/lib/browser-api"
import { request } from "~/lib/request"
import { useText } from "~/lib/site"
import { alreadyPaid, useGoToOrders } from "./go-to-orders"
import { clearOpenPayment, paidOrderPath } from "./open-payment"
import { useRememberedPayment } from "./use-remembered-payment"

/** Tolerance for clock differences. */
const toleranceMs = 120_000

const isSince =
  (at: number) =>
  ({ createdAt }: Order): boolean =>
    Date.parse(createdAt) >= at - toleranceMs

/** Whether the server has redirected this page's request, as the checkout does when the cart is empty. */
function isRedirected(): boolean {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  return (page?.redirectCount ?? 0) > 0 && new URL(page?.name ?? "").pathname === "/cart"
}

/**
 * Shown beside an empty cart: a payment whose response was lost may have emptied it. If an order was created since the
 * payment was opened, the shopper is led there. So is a shopper who has paid in this tab and returns to the checkout.
 */
export function FoundPayment() {
  const text = useText(paidTexts)
  const goToOrders = useGoToOrders()
  useRememberedPayment((known) => {
    request(browserApi, "GET /api/orders").then(
      (orders) => {
        const order = orders.find(isSince(known.at))
        if (!order) {
          clearOpenPayment()
          return
        }
        const { orderNumber: number } = order
        void goToOrders(number, alreadyPaid(text("paid_text", { number })))
      },
      () => undefined
    )
  })
  const navigate = useNavigate()
  useEffect(() => {
    const paid = paidOrderPath()
    if (paid !== null && isRedirected()) void navigate(paid, { replace: true })
  }, [navigate])
  return null
}
