import type { UseFormRegisterReturn } from "react-hook-form"
import type { Setting } from "@contract/settings"
import { SelectField, TextField } from "~/ui/field"
import { TextAreaField } from "~/ui/text-area-field"

interface SettingFieldProps {
  setting: Setting
  error: string | undefined
  field: UseFormRegisterReturn
}

/** One setting's input, of the kind that the registry declares. */
export function SettingField({ setting, error, field }: SettingFieldProps) {
  const { label, hint, unit, input, isWhole, choices = [], choiceLabels = {}, emptyChoice } = setting
  const about = { label, hint, error, ...field }
  switch (input) {
    case "number":
      return <TextField inputMode={isWhole ? "numeric" : "decimal"} autoComplete="off" {...about} />
    case "choice":
      return (
        <SelectField
          options={[
            ...(emptyChoice === undefined ? [] : [{ value: "", label: emptyChoice }]),
            ...choices.map((value) => ({
              value,
              label: choiceLabels[value] ?? (unit ? `${value} ${unit}` : value),
            })),
          ]}
          {...about}
        />
      )
    case "multi-line":
      return <TextAreaField rows={3} {...about} />
    // A picture is uploaded by a form of its own.
    case "picture":
      return null
    case "text":
      return <TextField autoComplete="off" {...about} />
  }
}
