import type { OrderStatus } from "@contract/order"
import { statusLook } from "../order-status"

/** In the order of an order's life. */
export const orderStatusNames = Object.keys(statusLook) as OrderStatus[]
