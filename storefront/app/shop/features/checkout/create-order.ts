import type { CreateOrderBody } from "@contract/order"
import { browserApi } from "~/lib/browser-api"
import { request } from "~/lib/request"

/** Creates the order of a payment. The same payment always returns the same order. */
export const createOrder = (body: CreateOrderBody) => request(browserApi, "POST /api/orders", { body })
