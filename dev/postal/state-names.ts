import { indianStates } from "../../src/contract/rules/places"

type IndianState = (typeof indianStates)[number]

const byUpperCase = new Map<string, IndianState>(indianStates.map((it) => [it.toUpperCase(), it]))

/** The state's name as the storefront's address form lists it; undefined for an invalid state ("NA"). */
export const stateName = (raw: string): IndianState | undefined =>
  byUpperCase.get(raw.trim().toUpperCase().replace(/^THE /, ""))

/** `KUMURAM BHEEM ASIFABAD` → `Kumuram Bheem Asifabad`. */
export const titleCase = (raw: string): string =>
  raw
    .trim()
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(/(^|[\s(.-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/\b(And|Of)\b/g, (word) => word.toLowerCase())
