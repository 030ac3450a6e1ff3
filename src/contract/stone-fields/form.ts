import { factNames, stoneFields, type CoreField, type FieldName } from "../stone-fields"
import type { FormInput } from "./stone-field"

/** An input of the admin's product form. `fieldProblem` validates its text. */
export type FormField = FormInput & { name: FieldName; label: string; required: boolean; maxLength?: number }

/** Inputs above the gem facts, in the specification's order. */
const first: readonly CoreField[] = [
  ...(["name", "slug", "type", "color", "weight", "origin", "price", "stock"] as const),
  ...(["shortInfo", "description", "isFeatured", "images"] as const),
]

/** The product form's inputs, top to bottom. */
export const stoneForm: readonly FormField[] = [...first, ...factNames].flatMap((name) => {
  const { form, label, required = false, maxLength } = stoneFields[name]
  return form ? [{ name, label, required, ...(maxLength !== undefined && { maxLength }), ...form }] : []
})
