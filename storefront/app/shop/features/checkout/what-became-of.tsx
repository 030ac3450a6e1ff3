import type { ReactNode } from "react"
import { isStatus } from "~/lib/api"
import { createCheckoutSession, isAlreadyPaid } from "./create-checkout-session"
import { forgetPayment, type OpenPayment } from "./open-payment"
import { ReturningNote } from "./returning-note"

export interface Returning {
  /** What is said to a shopper who is back at a payment that is still open; null when there is none. */
  note: ReactNode
  /** Its gateway order. */
  orderId: string | null
  /** What the shop says of a payment that was made: it names the order. */
  paid: string | null
}

const nowhere: Returning = { note: null, orderId: null, paid: null }

/** What became of a payment that this tab had opened, as the shop knows it. */
export async function whatBecameOf(known: OpenPayment): Promise<Returning> {
  const { addressId, orderId } = known
  try {
    const session = await createCheckoutSession({ addressId, orderId, pan: null })
    return { ...nowhere, note: <ReturningNote />, orderId: session.orderId }
  } catch (error) {
    if (isAlreadyPaid(error)) return { ...nowhere, paid: error.message }
    // The money is looked at first: what is refused for another reason was not paid.
    if (isStatus(error, 400)) return { ...nowhere, note: <ReturningNote />, orderId }
    if (isStatus(error, 404) || isStatus(error, 409)) forgetPayment()
    return nowhere
  }
}
