import { stoneFields } from "@contract/stone-fields"
import { formatMoney } from "./money"

const stoneField = (name: string) => Object.entries(stoneFields).find(([field]) => field === name)?.[1]

/** What people call a field of a stone; undefined for what is none. */
export const stoneLabel = (name: string): string | undefined => stoneField(name)?.label

/** The text of a stone's field as people read it: `RUBY` is Ruby, and `100.00` is ₹100. */
export function stoneText(name: string, text: string): string {
  const field = stoneField(name)
  if (field?.kind === "money") return formatMoney(text)
  return field?.words?.(text) ?? text
}
