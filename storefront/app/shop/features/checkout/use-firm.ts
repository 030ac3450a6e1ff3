import { useState } from "react"
import type { CheckoutDetails } from "@contract/checkout"
import { homeCountry } from "@contract/rules/places"
import { useSite } from "~/lib/site"
import { type Firm, firmOf } from "./firm"

interface FirmChoice {
  /** Whether a firm can get input tax credit here. */
  isPossible: boolean
  /** The firm that buys; null: a consumer. */
  value: Firm | null
  /** The firm to send. Empty texts forget the one of the last checkout; undefined if there is none. */
  sent: Firm | undefined
  choose: (isFirm: boolean) => void
  change: (changes: Partial<Firm>) => void
}

const none: Firm = { gstin: "", name: "" }

/** The choice of the firm that buys, from the account's last checkout on. */
export function useFirm(details: CheckoutDetails, country: string): FirmChoice {
  const { gstRegistered } = useSite().settings
  const kept = firmOf(details)
  const [typed, setTyped] = useState<Firm | null | undefined>(undefined)
  const isPossible = gstRegistered && country === homeCountry
  const value = isPossible ? (typed === undefined ? kept : typed) : null
  const forgotten = isPossible && kept !== null ? none : undefined
  return {
    isPossible,
    value,
    sent: value ?? forgotten,
    choose: (isFirm) => setTyped(isFirm ? none : null),
    change: (changes) => setTyped((firm) => ({ ...(firm ?? kept ?? none), ...changes })),
  }
}
