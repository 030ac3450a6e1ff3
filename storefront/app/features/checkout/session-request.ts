import type { CheckoutSession } from "@contract/checkout"
import { ApiError } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"

/**
 * Asks for the payment of the cart as it is. The server reads every open payment of the shopper back from the gateway
 * first, so an answer also says that nothing has been paid.
 * @param orderId the gateway order that this page was handed before
 */
export const requestSession = (addressId: string, orderId: string | null): Promise<CheckoutSession> =>
  browserApi.send<CheckoutSession>("POST", "/api/checkout/session", {
    addressId,
    ...(orderId === null ? {} : { orderId }),
  })

/** What was asked for has been paid already; the message names the order. */
export const isAlreadyPaid = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === "ALREADY_PAID"
