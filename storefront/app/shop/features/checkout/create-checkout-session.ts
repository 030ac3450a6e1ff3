import type { AlreadyPaid } from "@contract/order"
import { ApiError } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { request } from "~/lib/request"
import type { Firm } from "./firm"

interface Wanted {
  addressId: string
  /** The gateway order that this page received before. */
  orderId: string | null
  /** The buyer's PAN, where required. */
  pan: string | null
  /** The firm that buys; empty texts forget the one of the last checkout. */
  firm?: Firm | undefined
}

/**
 * Creates the payment of the current cart, to be delivered to an address. The server first reads every open payment of
 * the shopper back from the gateway, so a response also means that nothing has been paid.
 */
export const createCheckoutSession = ({ addressId, orderId, pan, firm }: Wanted) =>
  request(browserApi, "POST /api/checkout/session", {
    body: {
      addressId,
      ...(orderId === null ? {} : { orderId }),
      ...(pan === null ? {} : { pan }),
      ...(firm && { buyerGstin: firm.gstin, buyerName: firm.name }),
    },
  })

/** The number of the order that an ALREADY_PAID error contains. */
export function paidNumber({ body }: ApiError): string | null {
  const order = (body as Partial<AlreadyPaid> | null)?.order
  return order?.orderNumber ?? null
}

/** The payment has been made already; the message names the order. */
export const isAlreadyPaid = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === "ALREADY_PAID"
