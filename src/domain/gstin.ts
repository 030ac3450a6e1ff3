import { stateNameOf } from "./gst-state"

const gstinForm = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/
const panForm = /^[A-Z]{5}\d{4}[A-Z]$/
const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"

/** Codes from before a merger or a split that GSTINs still carry: Daman and Diu, undivided Andhra Pradesh. */
const succeeded: Record<string, string> = { "25": "26", "28": "37" }

/** Registrations that belong to no state: other territory, and the centre's own jurisdiction. */
const stateless = new Set(["97", "99"])

/** Whether a text has the form of a PAN, ten characters in capitals. PANs have no checksum. */
export const isPan = (text: string): boolean => panForm.test(text)

/** Whether a text is a valid GSTIN: form, state code and check digit. Capitals only, no spaces. */
export function isGstin(text: string): boolean {
  if (!gstinForm.test(text) || text[14] !== checkDigit(text.slice(0, 14))) return false
  const code = text.slice(0, 2)
  return stateless.has(code) || code in succeeded || stateNameOf(code) !== null
}

/**
 * The PAN within a text of a GSTIN's form, else null. Neither this function nor the next one checks the check digit: a
 * tenant with a mistyped last character still sells from the state of its number.
 */
export const panOfGstin = (gstin: string): string | null =>
  gstinForm.test(gstin.trim().toUpperCase()) ? gstin.trim().toUpperCase().slice(2, 12) : null

/** Current code of the state of a text of a GSTIN's form; null for other texts and stateless codes. */
export function stateCodeOfGstin(gstin: string): string | null {
  if (panOfGstin(gstin) === null) return null
  const code = gstin.trim().slice(0, 2)
  const today = succeeded[code] ?? code
  return stateNameOf(today) === null ? null : today
}

/** Luhn's algorithm in base 36, factors 1 and 2 in turn from the left. */
function checkDigit(body: string): string {
  const sum = Array.from(body).reduce((total, char, index) => {
    const product = alphabet.indexOf(char) * (index % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return alphabet.charAt((36 - (sum % 36)) % 36)
}
