import { useState } from "react"
import { alreadyPaid, useGoToOrders } from "./go-to-orders"
import { loadPaying } from "./load-paying"
import { useRememberedPayment } from "./use-remembered-payment"
import type { Returning } from "./check-open-payment"

/**
 * After a reload, checks the payment that this tab had opened. If it is paid, the shopper is led to its order, and the
 * emptied cart doesn't redirect meanwhile. If it is unpaid, a notice shows that it is still open.
 */
export function useReturning(): Returning {
  const [returning, setReturning] = useState<Returning>({ note: null, orderId: null, paid: null })
  const goToOrders = useGoToOrders()
  useRememberedPayment((known) => {
    loadPaying().then(
      async ({ checkOpenPayment }) => {
        const found = await checkOpenPayment(known)
        setReturning(found)
        if (found.paid !== null) await goToOrders(found.paid.orderNumber, alreadyPaid(found.paid.message))
      },
      () => undefined
    )
  })
  return returning
}
