import type { Address } from "@contract/address"
import type { Totals } from "@contract/checkout"
import { panProblem } from "@contract/rules/pan"
import type { Text } from "~/lib/site"
import type { ScriptState } from "./use-gateway-script"

export interface Checked {
  totals: Totals | undefined
  addresses: Address[]
  selectedId: string | null
  script: ScriptState
  /** As typed; null where none is asked for. */
  pan: string | null
}

export type Ready = { address: Address; totals: Totals } | { missing: [title: string, description: string] }

/** What has to be there before a payment is asked for, or what is missing, in words. */
export function whatIsMissing(it: Checked, keyId: string | null, text: Text): Ready {
  const { totals, addresses, selectedId, script, pan } = it
  const missing = (title: string, description: string): Ready => ({ missing: [title, description] })
  if (script === "failed") {
    return missing("Payment system unavailable", "Please refresh the page and try again.")
  }
  if (selectedId === null) return missing("Address required", "Please choose or add a delivery address.")
  if (!totals) return missing("Error", "The order total could not be calculated. Please refresh the page.")
  if (script === "loading") return missing("Payment system not ready", "Please try again in a moment.")
  if (keyId === null) {
    return missing("Payment not configured", "Please contact support: this store cannot take payments yet.")
  }
  const address = addresses.find((one) => one.id === selectedId)
  if (!address) {
    return missing(text("checkout_invalid_address_title"), text("checkout_invalid_address_description"))
  }
  if (pan !== null && pan.trim() === "") return missing("PAN required", text("checkout_pan_missing"))
  const wrong = pan === null ? undefined : panProblem(pan)
  return wrong ? missing("PAN required", wrong) : { address, totals }
}
