import { useId, type ComponentProps } from "react"
import { useQuery } from "@tanstack/react-query"
import type { Option } from "@contract/product"
import { stoneFields, type FieldName } from "@contract/stone-fields"
import type { FormField } from "@contract/stone-fields/form"
import { useWatch, type Control, type UseFormRegisterReturn } from "react-hook-form"
import { Button } from "~/ui/button"
import { SelectField, TextField } from "~/ui/field"
import { TextAreaField } from "~/ui/text-area-field"
import { colorsQuery, typesQuery } from "./get-options"
import { sentText, type ProductFormValues } from "./form-values"
import { usedValuesQuery } from "./get-used-values"
import { sameValue } from "./same-value"

interface ProductFieldProps {
  field: FormField
  control: Control<ProductFormValues>
  error: string | undefined
  input: UseFormRegisterReturn
  /** Replaces the value. */
  onReplace: (value: string) => void
}

const asOption = (value: string): Option => ({ value, label: value })

const withOwn = (options: readonly Option[], own: string): readonly Option[] =>
  own === "" || options.some((it) => it.value === own) ? options : [...options, asOption(own)]

/** A field's current value. Only the field itself renders again while somebody types in it. */
const useTyped = (control: Control<ProductFormValues>, name: FieldName): string =>
  sentText(useWatch({ control, name }))

type ChoiceFieldProps = Omit<ComponentProps<typeof SelectField>, "options"> & {
  name: FieldName
  control: Control<ProductFormValues>
  choices: FormField["choices"]
}

/** A choice. A current value that is missing from the options is added to them. */
function ChoiceField({ name, control, choices, ...select }: ChoiceFieldProps) {
  const types = useQuery(typesQuery)
  const colors = useQuery(colorsQuery)
  const value = useTyped(control, name)
  const optionsOf = (): readonly Option[] => {
    if (choices === "types") return types.data ?? []
    if (choices === "colors") return colors.data ?? []
    return (choices ?? []).map(asOption)
  }
  return (
    <SelectField {...select} name={name} placeholder="Choose one" options={withOwn(optionsOf(), value)} />
  )
}

type SuggestedFieldProps = Omit<ComponentProps<typeof TextField>, "value"> & {
  name: FieldName
  control: Control<ProductFormValues>
  onReplace: (value: string) => void
}

/** A text that is also a filter: it suggests the catalog's values, so that one meaning has one spelling. */
function SuggestedField({ name, control, onReplace, ...text }: SuggestedFieldProps) {
  const { data } = useQuery(usedValuesQuery)
  const value = useTyped(control, name)
  const id = useId()
  const used = data?.[name] ?? []
  const same = sameValue(value, used)
  return (
    <div>
      <TextField {...text} name={name} list={id} />
      <datalist id={id}>
        {used.map((it) => (
          <option key={it} value={it} />
        ))}
      </datalist>
      <div role="status">
        {same !== undefined && (
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 text-sm text-stone-700">
            Your catalog has “{same}”. Two spellings become two filters.
            <Button size="small" look="outline" onClick={() => onReplace(same)}>
              Use “{same}”
            </Button>
          </p>
        )}
      </div>
    </div>
  )
}

/** One input of the product form, of the kind that its registry entry declares. */
export function ProductField({ field, control, error, input, onReplace }: ProductFieldProps) {
  const { name, label, required, placeholder, hint, choices } = field
  const shared = {
    ...input,
    label,
    required,
    error,
    ...(placeholder !== undefined && { placeholder }),
    ...(hint !== undefined && { hint }),
  }
  if (field.input === "choice") {
    return <ChoiceField {...shared} name={name} control={control} choices={choices} />
  }
  if (field.input === "multi-line") {
    return <TextAreaField {...shared} rows={field.rows ?? 4} maxLength={field.maxLength} />
  }
  const numeric = field.input === "number" && {
    inputMode: name === "stock" ? ("numeric" as const) : ("decimal" as const),
  }
  const text = { ...shared, ...numeric, autoComplete: "off", maxLength: field.maxLength }
  if (stoneFields[name].filter !== "choice") return <TextField {...text} />
  return <SuggestedField {...text} name={name} control={control} onReplace={onReplace} />
}
