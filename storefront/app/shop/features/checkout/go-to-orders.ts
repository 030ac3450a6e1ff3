import { useNavigate } from "react-router-dom"
import { useQueryClient } from "@tanstack/react-query"
import { paidTexts } from "@contract/texts/paid"
import { browserText } from "~/lib/browser-text"
import { emptyCart } from "~/lib/empty-cart"
import { invalidate } from "~/lib/invalidate"
import { queryKeys } from "~/lib/query-keys"
import { toast } from "~/ui/toast-store"
import { clearOpenPayment, placedPath, rememberPaidOrder } from "./open-payment"

/** Confirms that a payment has become an order, and navigates to that order's confirmation above the orders. */
export function useGoToOrders(): (
  title: string,
  description: string,
  orderNumber: string | null
) => Promise<void> {
  const client = useQueryClient()
  const navigate = useNavigate()
  return async (title, description, orderNumber) => {
    clearOpenPayment()
    if (orderNumber !== null) rememberPaidOrder(orderNumber)
    await navigate(placedPath(orderNumber))
    client.setQueryData(queryKeys.cart, emptyCart)
    await invalidate(client, "createOrder")
    toast({ title, description })
  }
}

const text = browserText(paidTexts)

export const alreadyPaid = (): string => text("paid_title")
