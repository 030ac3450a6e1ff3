import { indianStates, isIndianState } from "../../contract/rules/places"
import { stateName } from "./state-name"

type State = (typeof indianStates)[number]

/** States that were formed from another one. The postal data may still name the older one. */
const formedFrom: Partial<Record<string, readonly State[]>> = {
  "Andhra Pradesh": ["Telangana"],
  Bihar: ["Jharkhand"],
  "Jammu and Kashmir": ["Ladakh"],
  "Madhya Pradesh": ["Chhattisgarh"],
  "Uttar Pradesh": ["Uttarakhand"],
}

/** Postal circles that cover more than the state of their name. The data errs in which of these an office is. */
const circles: Partial<Record<string, readonly State[]>> = {
  "North Eastern": ["Arunachal Pradesh", "Manipur", "Meghalaya", "Mizoram", "Nagaland", "Tripura"],
  Punjab: ["Punjab", "Chandigarh"],
  Maharashtra: ["Maharashtra", "Goa"],
  "West Bengal": ["West Bengal", "Sikkim", "Andaman and Nicobar Islands"],
  Gujarat: ["Gujarat", "Dadra and Nagar Haveli and Daman and Diu"],
  Kerala: ["Kerala", "Lakshadweep"],
  "Tamil Nadu": ["Tamil Nadu", "Puducherry"],
}

/** The states of a circle by its name in the postal data. */
function statesOfCircle(circle: string): readonly string[] {
  const letters = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, "")
  const name = letters(circle).replace(/^northeast$/, "northeastern")
  const covered = Object.entries(circles).find(([it]) => letters(it) === name)?.[1]
  return covered ?? indianStates.filter((it) => it === stateName(circle))
}

/**
 * The states in which an address with this post office may be: the office's own, those formed from it later, and those of
 * its postal circle. Empty when the postal data names no state of today.
 */
export function statesOfOffice({ state, circle }: { state: string; circle: string | undefined }): string[] {
  const own = stateName(state)
  if (!isIndianState(own)) return []
  const near = circle === undefined ? [] : statesOfCircle(circle)
  return [...new Set([own, ...(formedFrom[own] ?? []), ...near])]
}
