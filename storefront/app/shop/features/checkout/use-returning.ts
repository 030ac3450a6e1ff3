import { useState } from "react"
import { alreadyPaid, useLeadToOrders } from "./lead-to-orders"
import { loadPaying } from "./load-paying"
import { useRememberedPayment } from "./use-remembered-payment"
import type { Returning } from "./what-became-of"

/**
 * After a reload: asks what became of the payment that this tab had opened. A paid one leads to its order, and the
 * emptied cart is no reason to go elsewhere meanwhile; one that nobody has paid is said to be open.
 */
export function useReturning(): Returning {
  const [returning, setReturning] = useState<Returning>({ note: null, orderId: null, paid: null })
  const leadToOrders = useLeadToOrders()
  useRememberedPayment((known) => {
    loadPaying().then(
      async ({ whatBecameOf }) => {
        const found = await whatBecameOf(known)
        setReturning(found)
        if (found.paid !== null) await leadToOrders(alreadyPaid(), found.paid)
      },
      () => undefined
    )
  })
  return returning
}
