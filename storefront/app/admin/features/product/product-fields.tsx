import { useQuery } from "@tanstack/react-query"
import type { Option } from "@contract/product"
import type { FormField } from "@contract/stone-fields/form"
import type { UseFormRegisterReturn } from "react-hook-form"
import { SelectField, TextField } from "~/ui/field"
import { TextAreaField } from "~/ui/text-area-field"
import { colorsQuery, typesQuery } from "./get-options"

interface ProductFieldProps {
  field: FormField
  /** Current value; a value missing from the options is added to them. */
  value: string
  error: string | undefined
  input: UseFormRegisterReturn
}

const asOption = (value: string): Option => ({ value, label: value })

const withOwn = (options: readonly Option[], own: string): readonly Option[] =>
  own === "" || options.some((it) => it.value === own) ? options : [...options, asOption(own)]

/** One input of the product form, of the kind that its registry entry declares. */
export function ProductField({ field, value, error, input }: ProductFieldProps) {
  const types = useQuery(typesQuery)
  const colors = useQuery(colorsQuery)
  const { label, required, placeholder, hint, choices } = field
  const optionsOf = (): readonly Option[] => {
    if (choices === "types") return types.data ?? []
    if (choices === "colors") return colors.data ?? []
    return (choices ?? []).map(asOption)
  }
  const shared = {
    ...input,
    label,
    required,
    error,
    ...(placeholder !== undefined && { placeholder }),
    ...(hint !== undefined && { hint }),
  }
  if (field.input === "choice") {
    return <SelectField {...shared} placeholder="Choose one" options={withOwn(optionsOf(), value)} />
  }
  if (field.input === "multi-line") {
    return <TextAreaField {...shared} rows={field.rows ?? 4} maxLength={field.maxLength} />
  }
  const numeric = field.input === "number" && {
    inputMode: field.name === "price" ? ("decimal" as const) : ("numeric" as const),
  }
  return <TextField {...shared} {...numeric} autoComplete="off" maxLength={field.maxLength} />
}
