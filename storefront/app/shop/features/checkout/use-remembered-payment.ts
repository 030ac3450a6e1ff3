import { useEffect, useRef } from "react"
import { type OpenPayment, rememberedPayment } from "./open-payment"

/**
 * Returns the payment that this tab opened before a reload. Read once, when the page starts: a payment opened later is
 * not a return.
 */
export function useRememberedPayment(act: (known: OpenPayment) => void): void {
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    const known = rememberedPayment()
    if (known) act(known)
  })
}
