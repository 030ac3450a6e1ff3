import type { OpenPayment } from "../declaration"

interface Paid {
  razorpay_payment_id: string
  razorpay_order_id: string
  razorpay_signature: string
}

interface Options {
  key: string
  /** In paise. */
  amount: number
  currency: string
  name: string
  description: string
  image?: string
  order_id: string
  prefill: { name: string; email: string; contact: string }
  notes: { address: string }
  theme: { color: string }
  handler: (paid: Paid) => void
  modal: { ondismiss: () => void; escape: boolean; backdropclose: boolean }
}

interface Failure {
  error?: { description?: string; metadata?: { payment_id?: string } }
}

/** The constructor that Razorpay's script defines. */
type Razorpay = new (options: Options) => {
  on: (event: "payment.failed", listener: (failure: Failure) => void) => unknown
  open: () => void
}

/** Opens Razorpay's payment window. */
export const openPayment: OpenPayment = (script, request, { onPaid, onClosed, onFailed }) => {
  const { shopper, brand } = request
  const payment = new (script as Razorpay)({
    key: request.key,
    amount: request.amountPaise,
    currency: request.currency,
    order_id: request.gatewayOrderId,
    name: brand.name,
    description: request.description,
    ...(brand.logo !== undefined && { image: brand.logo }),
    prefill: { name: shopper.name, email: shopper.email, contact: shopper.phone },
    notes: { address: shopper.address },
    theme: { color: brand.color },
    handler: (paid) =>
      onPaid({
        gatewayOrderId: paid.razorpay_order_id,
        paymentId: paid.razorpay_payment_id,
        signature: paid.razorpay_signature,
      }),
    modal: { ondismiss: onClosed, escape: true, backdropclose: false },
  })
  payment.on("payment.failed", ({ error }) => onFailed(error?.description))
  payment.open()
}
