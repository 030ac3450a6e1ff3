import { gstStateCodes as codes } from "../contract/rules/gst-states"

const nameByCode = new Map(Object.entries(codes).map(([name, code]) => [code, name]))
const codeByName = new Map(Object.entries(codes).map(([name, code]) => [name.toLowerCase(), code]))
codeByName.set("orissa", codes.Odisha)
codeByName.set("pondicherry", codes.Puducherry)
codeByName.set("jammu & kashmir", codes["Jammu and Kashmir"])

/** Union territories without a legislature levy UTGST instead of SGST (UTGST Act, 2017). */
const withoutLegislature = new Set(["04", "26", "31", "35", "38"])

/** The GST code of an Indian state by its name (`"Kerala"` → `"32"`); null for an unknown name. */
export const stateCodeOf = (name: string): string | null => codeByName.get(name.trim().toLowerCase()) ?? null

/** The state of a GST code (`"32"` → `"Kerala"`); null for an unknown code. */
export const stateNameOf = (code: string): string | null => nameByCode.get(code) ?? null

/** Name of the state's half of the tax in that state. */
export const stateTaxName = (code: string | null): "SGST" | "UTGST" =>
  code !== null && withoutLegislature.has(code) ? "UTGST" : "SGST"

export interface PlaceOfSupply {
  code: string
  name: string
}

/** Place of supply of a delivery abroad. */
export const foreignPlace: PlaceOfSupply = { code: "96", name: "Other Country" }

/**
 * Place of supply of goods sent to a consumer: the delivery address's state (IGST Act, section 10). Another country is
 * `96 Other Country` (an export); an Indian address whose state has no code is `97 Other Territory`. Both are
 * inter-state supplies for any seller.
 */
export function placeOfSupply(delivery: { state: string; country: string }): PlaceOfSupply {
  if (delivery.country.trim().toLowerCase() !== "india") return foreignPlace
  const code = stateCodeOf(delivery.state)
  return code === null ? { code: "97", name: "Other Territory" } : { code, name: nameByCode.get(code) ?? "" }
}
