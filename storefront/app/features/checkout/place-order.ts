import type { CreateOrderBody, Order } from "@contract/order"
import { ApiError } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"

const pauses = [1000, 3000]

/** Nobody answered, or the server stumbled: the same call again can't do harm, a payment makes one order. */
const worthAnotherTry = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500)

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Turns a payment into its order; persistent, since the shopper has paid already. */
export async function placeOrder(payload: CreateOrderBody): Promise<Order> {
  for (const pause of pauses) {
    try {
      return await browserApi.send<Order>("POST", "/api/orders", payload)
    } catch (error) {
      if (!worthAnotherTry(error)) throw error
      await wait(pause)
    }
  }
  return browserApi.send<Order>("POST", "/api/orders", payload)
}
