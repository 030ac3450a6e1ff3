import type { PaymentAdapter } from "../port"
import { RazorpayGateway } from "./gateway"
import { maxOrderPaise, minOrderPaise } from "./limits"

export const razorpay: PaymentAdapter = {
  limits: { minPaise: minOrderPaise, maxPaise: maxOrderPaise },
  connect: (credentials) => new RazorpayGateway(credentials),
}
