import type { FieldName } from "@contract/stone-fields"
import { stoneForm } from "@contract/stone-fields/form"
import { fieldProblem } from "@contract/stone-fields/typed"

const own = ["slug", "images"]
const switches = ["isFeatured", "isListed"]

interface Choice {
  value: string
  label: string
}

/** The fields that many products can get at once, as a list to choose from. */
export const columnFields: readonly Choice[] = [
  ...stoneForm
    .filter((it) => !own.includes(it.name) && it.input !== "switch")
    .map(({ name, label }) => ({ value: name, label })),
  { value: "isFeatured", label: "Featured" },
  { value: "isListed", label: "Listed in the store" },
]

export const isSwitch = (field: string): boolean => switches.includes(field)

const yes = ["true", "yes", "y", "1"]
const no = ["false", "no", "n", "0", ""]

/** A cell as the field takes it: what spreadsheets say for yes and no becomes true and false. */
export function cellValue(field: string, cell: string): string {
  if (!isSwitch(field)) return cell.trim()
  const text = cell.trim().toLowerCase()
  return yes.includes(text) ? "true" : no.includes(text) ? "false" : text
}

/** What is wrong with a field's text; undefined where nothing is. */
export function valueProblem(field: string, value: string): string | undefined {
  if (isSwitch(field)) return ["true", "false"].includes(value) ? undefined : "Please choose yes or no"
  return fieldProblem(field as FieldName, value) || undefined
}
