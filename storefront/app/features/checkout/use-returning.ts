import { useState } from "react"
import { isStatus } from "~/lib/api"
import { createCheckoutSession, isAlreadyPaid } from "./create-checkout-session"
import { alreadyPaid, useLeadToOrders } from "./lead-to-orders"
import { forgetPayment } from "./open-payment"
import { useRememberedPayment } from "./use-remembered-payment"

interface Returning {
  /** The shopper is back at a payment that is still open. */
  isOpen: boolean
  /** Its gateway order. */
  orderId: string | null
  /** It was paid: the orders are on their way, and the emptied cart is no reason to go elsewhere. */
  isPaid: boolean
}

const nowhere: Returning = { isOpen: false, orderId: null, isPaid: false }

/**
 * After a reload: asks what became of the payment that this tab had opened. A paid one leads to its order; one that
 * nobody has paid is said to be open.
 */
export function useReturning(): Returning {
  const [returning, setReturning] = useState(nowhere)
  const leadToOrders = useLeadToOrders()
  useRememberedPayment((known) => {
    createCheckoutSession({ addressId: known.addressId, orderId: known.orderId, pan: null }).then(
      ({ orderId }) => setReturning({ ...nowhere, isOpen: true, orderId }),
      (error: unknown) => {
        if (isAlreadyPaid(error)) {
          setReturning({ ...nowhere, isPaid: true })
          void leadToOrders(alreadyPaid(), error.message)
        }
        // The money is looked at first: what is refused for another reason was not paid.
        else if (isStatus(error, 400)) setReturning({ ...nowhere, isOpen: true, orderId: known.orderId })
        else if (isStatus(error, 404) || isStatus(error, 409)) forgetPayment()
      }
    )
  })
  return returning
}
