import { useNavigate } from "react-router-dom"
import { useQueryClient } from "@tanstack/react-query"
import { paidTexts } from "@contract/texts/paid"
import { browserText } from "~/lib/browser-text"
import { emptyCart } from "~/lib/empty-cart"
import { invalidate } from "~/lib/invalidate"
import { queryKeys } from "~/lib/query-keys"
import { toast } from "~/ui/toast-store"
import { clearOpenPayment, placedPath, rememberPaidOrder } from "./open-payment"

/** What happened to a payment, for a shopper who doesn't expect the confirmation. */
interface Notice {
  title: string
  description: string
}

/**
 * Navigates to an order's confirmation above the orders. A shopper who has just paid gets no toast beside it: it would
 * cover the confirmation and repeat it.
 */
export function useGoToOrders(): (orderNumber: string | null, notice?: Notice) => Promise<void> {
  const client = useQueryClient()
  const navigate = useNavigate()
  return async (orderNumber, notice) => {
    clearOpenPayment()
    if (orderNumber !== null) rememberPaidOrder(orderNumber)
    await navigate(placedPath(orderNumber))
    client.setQueryData(queryKeys.cart, emptyCart)
    await invalidate(client, "createOrder")
    if (notice) toast(notice)
  }
}

const text = browserText(paidTexts)

/** Notice of a payment that was found to be paid. */
export const alreadyPaid = (description: string): Notice => ({ title: text("paid_title"), description })
