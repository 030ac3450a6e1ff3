import type { ReactNode } from "react"
import { isStatus } from "~/lib/api"
import { createCheckoutSession, isAlreadyPaid, paidNumber } from "./create-checkout-session"
import { clearOpenPayment, type OpenPayment } from "./open-payment"
import { ReturningNote } from "./returning-note"

export interface Returning {
  /** Notice for a shopper who returns to an open payment; null when there is none. */
  note: ReactNode
  /** Its gateway order. */
  orderId: string | null
  /** A completed payment: the server's message, and the number of its order. */
  paid: { message: string; orderNumber: string | null } | null
}

const nowhere: Returning = { note: null, orderId: null, paid: null }

/** Requests the state of a payment that this tab had opened. */
export async function checkOpenPayment(known: OpenPayment): Promise<Returning> {
  const { addressId, orderId } = known
  try {
    const session = await createCheckoutSession({ addressId, orderId, pan: null })
    return { ...nowhere, note: <ReturningNote />, orderId: session.orderId }
  } catch (error) {
    if (isAlreadyPaid(error))
      return { ...nowhere, paid: { message: error.message, orderNumber: paidNumber(error) } }
    // The server checks for a payment first: any other refusal means that nothing was paid.
    if (isStatus(error, 400)) return { ...nowhere, note: <ReturningNote />, orderId }
    if (isStatus(error, 404) || isStatus(error, 409)) clearOpenPayment()
    return nowhere
  }
}
