import type { Address } from "@contract/address"
import type { Totals } from "@contract/checkout"
import { panProblem } from "@contract/rules/pan"
import { type Firm, isFirmWrong } from "./firm"
import type { paymentText } from "./payment-text"
import type { ScriptState } from "./use-gateway-script"

export interface Checked {
  totals: Totals | undefined
  addresses: Address[]
  selectedId: string | null
  script: ScriptState
  /** As typed; null when it isn't required. */
  pan: string | null
  /** The firm that buys, as typed; null for a consumer. */
  firm?: Firm | null
}

/** Fields that show themselves what is wrong. */
export type WrongField = "pan" | "firm"
export type Ready =
  | { address: Address; totals: Totals }
  | { missing: [title: string, description: string] | WrongField }

/** Returns the validated requirements of a payment, or a message that names the missing one. */
export function paymentRequirements(it: Checked, keyId: string | null, text: typeof paymentText): Ready {
  const { totals, addresses, selectedId, script, pan, firm } = it
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
  if (firm && isFirmWrong(firm)) return { missing: "firm" }
  const isPanWrong = pan !== null && panProblem(pan) !== undefined
  return isPanWrong ? { missing: "pan" } : { address, totals }
}
