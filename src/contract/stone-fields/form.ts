import { factNames, stoneFields, type CoreField, type FieldName } from "../stone-fields"
import type { FormInput } from "./stone-field"

/** One input of the admin's product form; what is wrong with its text, `fieldProblem` says. */
export type FormField = FormInput & { name: FieldName; label: string; required: boolean; maxLength?: number }

/** Above the gem facts, in the order of the specification. */
const first: readonly CoreField[] = [
  ...(["name", "slug", "type", "color", "weight", "origin", "price", "stock"] as const),
  ...(["shortInfo", "description", "isFeatured", "images"] as const),
]

/** The product form from top to bottom. */
export const stoneForm: readonly FormField[] = [...first, ...factNames].flatMap((name) => {
  const { form, label, required = false, maxLength } = stoneFields[name]
  return form ? [{ name, label, required, ...(maxLength !== undefined && { maxLength }), ...form }] : []
})
