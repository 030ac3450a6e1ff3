import type { Cart } from "@contract/cart"
import type { Totals } from "@contract/checkout"
import type { CreateOrderBody } from "@contract/order"
import type { PaymentReturn } from "@payments/declaration"

const text = (rupees: number): string => rupees.toFixed(2)

/** The client's claim of what was bought and paid. The server compares it with its own values. */
export function orderPayload(
  cart: Cart,
  totals: Totals,
  addressId: string,
  paid: PaymentReturn
): CreateOrderBody & { status: "PAID" } {
  return {
    items: cart.items.map(({ productId, quantity, product, lineTotal }) => ({
      productId,
      quantity,
      unitPrice: product.price,
      lineTotal,
    })),
    subtotal: text(totals.subtotal),
    gst: text(totals.gst),
    shippingFee: text(totals.shippingFee),
    total: text(totals.total),
    paymentRef: paid.paymentId,
    status: "PAID",
    addressId,
    razorpayOrderId: paid.gatewayOrderId,
    razorpaySignature: paid.signature,
  }
}
