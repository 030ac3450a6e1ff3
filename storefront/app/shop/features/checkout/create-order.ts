import type { CreateOrderBody } from "@contract/order"
import { browserApi } from "~/lib/browser-api"
import { request } from "~/lib/request"

/** Turns a payment into its order; the same payment always gives the same order. */
export const createOrder = (body: CreateOrderBody) => request(browserApi, "POST /api/orders", { body })
