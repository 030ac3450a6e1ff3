import { factNames, stoneFields, type CoreField, type FieldName } from "../stone-fields"
import type { FormInput } from "./stone-field"

/** An input of the admin's product form. `fieldProblem` validates its text. */
export type FormField = Omit<FormInput, "choices"> & {
  name: FieldName
  label: string
  required: boolean
  maxLength?: number
  /** The only product type whose form has it. */
  onlyFor?: string
  /** Options of a choice: the field's own values, or a list of the tenant. */
  choices?: FormInput["choices"] | readonly string[]
}

/** Inputs above the gem facts, in the specification's order. */
const first: readonly CoreField[] = [
  ...(["name", "slug", "type", "color", "weight", "origin", "price", "stock"] as const),
  ...(["shortInfo", "description", "isFeatured", "images"] as const),
]

/** The product form's inputs, top to bottom. */
export const stoneForm: readonly FormField[] = [...first, ...factNames].flatMap((name) => {
  const { form, label, required = false, maxLength, choices, onlyFor } = stoneFields[name]
  if (!form) return []
  return [
    {
      name,
      label,
      required,
      ...(maxLength !== undefined && { maxLength }),
      ...(choices && { choices }),
      ...(onlyFor !== undefined && { onlyFor }),
      ...form,
    },
  ]
})
