import { ApiError } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { request } from "~/lib/request"

interface Wanted {
  addressId: string
  /** The gateway order that this page was handed before. */
  orderId: string | null
  /** The buyer's, where it is asked for. */
  pan: string | null
}

/**
 * Asks for the payment of the cart as it is, to be delivered to an address. The server reads every open payment of the
 * shopper back from the gateway first, so an answer also says that nothing has been paid.
 */
export const createCheckoutSession = ({ addressId, orderId, pan }: Wanted) =>
  request(browserApi, "POST /api/checkout/session", {
    body: { addressId, ...(orderId === null ? {} : { orderId }), ...(pan === null ? {} : { pan }) },
  })

/** What was asked for has been paid already; the message names the order. */
export const isAlreadyPaid = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === "ALREADY_PAID"
