import type { Address } from "@contract/address"
import type { Totals } from "@contract/checkout"
import type { paymentText } from "./payment-text"
import type { ScriptState } from "./use-gateway-script"

export interface Checked {
  totals: Totals | undefined
  addresses: Address[]
  selectedId: string | null
  script: ScriptState
}

export type Ready = { address: Address; totals: Totals } | { missing: [title: string, description: string] }

/** Returns the validated requirements of a payment, or a message that names the missing one. */
export function paymentRequirements(it: Checked, keyId: string | null, text: typeof paymentText): Ready {
  const { totals, addresses, selectedId, script } = it
  const missing = (title: string, description: string): Ready => ({ missing: [title, description] })
  if (script === "failed") {
    return missing(text("checkout_script_failed_title"), text("checkout_script_failed_text"))
  }
  if (selectedId === null) return missing(text("checkout_no_address_title"), text("checkout_no_address_text"))
  if (!totals) return missing(text("error_title"), text("checkout_no_totals_text"))
  if (script === "loading") return missing(text("checkout_not_ready_title"), text("checkout_not_ready_text"))
  if (keyId === null) {
    return missing(text("checkout_not_configured_title"), text("checkout_not_configured_text"))
  }
  const address = addresses.find((one) => one.id === selectedId)
  if (!address) {
    return missing(text("checkout_invalid_address_title"), text("checkout_invalid_address_description"))
  }
  return { address, totals }
}
