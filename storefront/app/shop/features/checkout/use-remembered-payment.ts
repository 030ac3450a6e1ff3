import { useEffect, useRef } from "react"
import { type OpenPayment, rememberedPayment } from "./open-payment"

/**
 * Returns the payment that this tab opened before a reload. Read once, when the page starts: a payment opened later is
 * not a return.
 */
export function useRememberedPayment(act: (known: OpenPayment) => void): void {
  const hasRun = useRef(false)
  useEffect(() => {
    if (hasRun.current) return
    hasRun.current = true
    const known = rememberedPayment()
    if (known) act(known)
  })
}
