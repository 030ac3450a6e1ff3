import type { OrderStatus } from "@contract/order"
import { statusLook } from "~/lib/order/order-status"

/** In the order of an order's lifecycle. */
export const orderStatusNames = Object.keys(statusLook) as OrderStatus[]
