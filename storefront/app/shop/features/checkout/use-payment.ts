import { type ReactNode, useEffect, useRef, useState } from "react"
import { useQueryClient } from "@tanstack/react-query"
import { checkoutTexts } from "@contract/texts/checkout"
import { useUser } from "~/lib/session"
import { useSite, useText } from "~/lib/site"
import { toast } from "~/ui/toast-store"
import { useGoToOrders } from "./go-to-orders"
import { loadPaying } from "./load-paying"
import type { PaymentInput } from "./payment-flow"
import type { WrongField } from "./wrong-field"

interface Payment {
  /** True from the click until the window is closed or the payment fails; with an order, until the page is left. */
  processing: boolean
  pay: () => Promise<void>
  /** Notice about a payment that has no order yet; null while there is none. */
  stranded: ReactNode
}

/** The pay button's action and state. */
export function usePayment(input: PaymentInput, focusField: (field: WrongField) => void): Payment {
  const [processing, setProcessing] = useState(false)
  const lastOrderId = useRef<string | null>(null)
  const [stranded, setStranded] = useState<ReactNode>(null)
  const client = useQueryClient()
  const leadTo = useGoToOrders()
  const { branding } = useSite()
  const text = useText(checkoutTexts)
  const user = useUser()
  // Loaded at the first touch or key, before the click. A failure here is retried by the click.
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
      const page = {
        input,
        focusField,
        branding,
        user,
        client,
        leadTo,
        lastOrderId,
        setProcessing,
        setStranded,
      }
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
