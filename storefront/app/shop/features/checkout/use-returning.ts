import { useState } from "react"
import { alreadyPaid, useLeadToOrders } from "./lead-to-orders"
import { loadPaying } from "./load-paying"
import { useRememberedPayment } from "./use-remembered-payment"
import type { Returning } from "./what-became-of"

/**
 * After a reload, checks the payment that this tab had opened. If it is paid, the shopper is led to its order, and the
 * emptied cart doesn't redirect meanwhile. If it is unpaid, a notice shows that it is still open.
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
