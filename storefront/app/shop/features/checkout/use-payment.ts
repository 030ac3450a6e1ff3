import { type ReactNode, useEffect, useRef, useState } from "react"
import { useQueryClient } from "@tanstack/react-query"
import { checkoutTexts } from "@contract/texts/checkout"
import { useUser } from "~/lib/session"
import { useSite, useText } from "~/lib/site"
import { toast } from "~/ui/toast-store"
import { useLeadToOrders } from "./lead-to-orders"
import { loadPaying } from "./load-paying"
import type { PaymentInput } from "./payment-flow"

interface Payment {
  /** From the click on until the window is closed or the payment failed; with an order, until the page is left. */
  processing: boolean
  pay: () => Promise<void>
  /** What is said of a payment that has no order yet; null while there is none. */
  stranded: ReactNode
}

/** What the pay button does, and how far that is. */
export function usePayment(input: PaymentInput): Payment {
  const [processing, setProcessing] = useState(false)
  const lastOrderId = useRef<string | null>(null)
  const [stranded, setStranded] = useState<ReactNode>(null)
  const client = useQueryClient()
  const leadTo = useLeadToOrders()
  const { branding } = useSite()
  const text = useText(checkoutTexts)
  const user = useUser()
  // It comes with the first touch or key, ahead of the click; what fails now is tried again by that.
  useEffect(() => {
    const load = () => void loadPaying().catch(() => undefined)
    const acts = ["pointerdown", "keydown"] as const
    for (const act of acts) document.addEventListener(act, load, { once: true })
    return () => acts.forEach((act) => document.removeEventListener(act, load))
  }, [])

  async function pay(): Promise<void> {
    if (processing) return
    setProcessing(true)
    const paying = await loadPaying().catch(() => null)
    if (paying) {
      const page = { input, branding, user, client, leadTo, lastOrderId, setProcessing, setStranded }
      await paying.goToPayment(page)
      return
    }
    setProcessing(false)
    toast({
      title: text("checkout_error_title"),
      description: text("checkout_error_text"),
      variant: "destructive",
    })
  }

  return { processing, pay, stranded }
}
