import { browserApi } from "~/lib/browser-api"
import { request } from "~/lib/request"

/** Opens a payment of the cart, to be delivered to an address. */
export const createCheckoutSession = (addressId: string) =>
  request(browserApi, "POST /api/checkout/session", { body: { addressId } })
