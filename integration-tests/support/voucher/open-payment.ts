import type { OpenPayment } from "../../../src/payments/declaration"

/** The result of the script's dialog: `proof` is set when a voucher was redeemed. */
interface Closed {
  voucher: string
  proof: string | null
}

/** The function that the provider's script defines. It resolves when its dialog is closed. */
type PayByVoucher = (token: string, texts: { heading: string; payer: string }) => Promise<Closed>

/** Opens the provider's dialog with the session's token. */
export const openPayment: OpenPayment = (script, request, { onPaid, onClosed, onFailed }) => {
  const { token, gatewayOrderId } = request
  if (token === undefined) throw new Error("The session has no token")
  const pay = script as PayByVoucher
  pay(token, { heading: request.brand.name, payer: request.shopper.name }).then(
    ({ voucher, proof }) => {
      if (proof === null) onClosed()
      else onPaid({ gatewayOrderId, paymentId: voucher, signature: proof })
    },
    (error: unknown) => onFailed(error instanceof Error ? error.message : undefined)
  )
}
