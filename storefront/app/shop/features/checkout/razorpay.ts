/** Result of the gateway's window after a payment. */
export interface Paid {
  razorpay_payment_id: string
  razorpay_order_id: string
  razorpay_signature: string
}

interface RazorpayOptions {
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

interface PaymentFailure {
  error?: { description?: string; metadata?: { payment_id?: string } }
}

interface RazorpayWindow {
  on: (event: "payment.failed", listener: (failure: PaymentFailure) => void) => unknown
  open: () => void
}

declare global {
  interface Window {
    /** The constructor that the gateway's script defines. */
    Razorpay?: new (options: RazorpayOptions) => RazorpayWindow
  }
}

/**
 * Opens the payment window.
 * @throws when the script is missing or refuses the options
 */
export function openPaymentWindow(
  options: RazorpayOptions,
  onFailed: (description: string | undefined) => void
): void {
  if (!window.Razorpay) throw new Error("The payment script has not loaded")
  const payment = new window.Razorpay(options)
  payment.on("payment.failed", ({ error }) => onFailed(error?.description))
  payment.open()
}
