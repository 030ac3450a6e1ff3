import { currentStateCode } from "../contract/rules/gst-states"
import { panInGstin } from "../contract/rules/gstin"
import { stateNameOf } from "./gst-state"

const gstinForm = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

/**
 * The PAN within a text of a GSTIN's form, else null. Neither this function nor the next one checks more than the form:
 * sellers of older documents may have a GSTIN that was stored before it was validated.
 */
export const panOfGstin = (gstin: string): string | null =>
  gstinForm.test(gstin.trim().toUpperCase()) ? panInGstin(gstin.trim().toUpperCase()) : null

/** Current code of the state of a text of a GSTIN's form; null for other texts and for other territory. */
export function stateCodeOfGstin(gstin: string): string | null {
  if (panOfGstin(gstin) === null) return null
  const code = currentStateCode(gstin.trim().slice(0, 2))
  return stateNameOf(code) === null ? null : code
}
