import type { CreateOrderBody, Order } from "@contract/order"
import { ApiError } from "~/lib/api"
import { createOrder } from "./create-order"

const pauses = [1000, 3000]

/**
 * Whether the request failed without a response or with a server error. Repeating it is safe: a payment creates one
 * order.
 */
const worthAnotherTry = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500)

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Creates the order of a payment, with retries, because the shopper has paid already. */
export async function placeOrder(payload: CreateOrderBody): Promise<Order> {
  for (const pause of pauses) {
    try {
      return await createOrder(payload)
    } catch (error) {
      if (!worthAnotherTry(error)) throw error
      await wait(pause)
    }
  }
  return createOrder(payload)
}
