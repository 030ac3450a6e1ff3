import { useEffect, useRef } from "react"
import { type OpenPayment, rememberedPayment } from "./open-payment"

/** Hands over the payment that this tab opened before a reload; once, as the page begins: what is opened later is no return. */
export function useRememberedPayment(act: (known: OpenPayment) => void): void {
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    const known = rememberedPayment()
    if (known) act(known)
  })
}
