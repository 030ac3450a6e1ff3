import { displayFields } from "@contract/stone-fields/display"
import { formatMoney } from "./money"

const stoneField = (name: string) => Object.entries(displayFields).find(([field]) => field === name)?.[1]

/** Label of a product field; undefined for an unknown field. */
export const stoneLabel = (name: string): string | undefined => stoneField(name)?.label

/** Formats the text of a product field: `RUBY` as Ruby, `100.00` as ₹100. */
export function stoneText(name: string, text: string): string {
  const field = stoneField(name)
  if (field?.kind === "money") return formatMoney(text)
  return field?.words?.(text) ?? text
}
