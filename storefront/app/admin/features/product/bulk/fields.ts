import type { FieldName } from "@contract/stone-fields"
import { stoneForm } from "@contract/stone-fields/form"
import { fieldProblem } from "@contract/stone-fields/typed"
import { typeLabel } from "@contract/stone-fields/words"

const own = ["slug", "images"]
const switches = ["isFeatured", "isListed"]

interface Choice {
  value: string
  label: string
}

/** The fields that support bulk edits, as select options. */
export const columnFields: readonly Choice[] = [
  ...stoneForm
    .filter((it) => !own.includes(it.name) && it.input !== "switch")
    .map(({ name, label, onlyFor }) => ({
      value: name,
      label: onlyFor === undefined ? label : `${label} (only ${typeLabel(onlyFor).toLowerCase()}s)`,
    })),
  { value: "isFeatured", label: "Featured" },
  { value: "isListed", label: "Listed in the store" },
]

export const isSwitch = (field: string): boolean => switches.includes(field)

const yesNo: readonly Choice[] = [
  { value: "true", label: "Yes" },
  { value: "false", label: "No" },
]

/** The values of a field that allows only some, as select options; null if any text may be typed. */
export function valueChoices(field: string): readonly Choice[] | null {
  if (isSwitch(field)) return yesNo
  const choices = stoneForm.find((it) => it.name === field)?.choices
  return Array.isArray(choices) ? choices.map((value: string) => ({ value, label: value })) : null
}

const yes = ["true", "yes", "y", "1"]
const no = ["false", "no", "n", "0", ""]

/** Normalizes a cell for a field: the spreadsheet texts for yes and no become true and false. */
export function cellValue(field: string, cell: string): string {
  if (!isSwitch(field)) return cell.trim()
  const text = cell.trim().toLowerCase()
  return yes.includes(text) ? "true" : no.includes(text) ? "false" : text
}

/** Validation error of a field's text, or undefined. */
export function valueProblem(field: string, value: string): string | undefined {
  if (isSwitch(field)) return ["true", "false"].includes(value) ? undefined : "Please choose yes or no"
  return fieldProblem(field as FieldName, value) || undefined
}
