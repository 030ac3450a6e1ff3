import { Input, Label, Select, Text, Textarea } from "@medusajs/ui"
import { useId, type ComponentProps, type ReactNode } from "react"

interface FieldProps extends Pick<
  ComponentProps<"input">,
  "placeholder" | "autoComplete" | "inputMode" | "maxLength" | "required" | "autoFocus"
> {
  label: string
  value: string
  onChange: (value: string) => void
  hint?: string | undefined
  /** Shown in place of the hint. */
  problem?: string | undefined
  rows?: number
  type?: "text" | "password" | "email" | "tel" | "url"
  /** Options for a select; without them the field is a text input. */
  choices?: readonly string[] | undefined
  /** Label of the option that empties a select; without it a select can't be emptied. */
  emptyChoice?: string | undefined
  /** Shown to the right of the input. */
  beside?: ReactNode
  className?: string
}

/** The value of the empty option: the select doesn't allow an empty string. */
const none = " "

/** Input with its label and a hint or an error message. With several `rows` it is a textarea. */
export const Field = ({
  label,
  value,
  onChange,
  hint,
  problem,
  rows,
  type = "text",
  choices,
  emptyChoice,
  beside,
  className = "",
  required,
  ...input
}: FieldProps) => {
  const id = useId()
  const note = problem ?? hint
  const noted = {
    id,
    value,
    ...(note !== undefined && { "aria-describedby": `${id}-note` }),
    ...(problem !== undefined && { "aria-invalid": true }),
  }
  const typed = { ...noted, ...input, "aria-required": required }
  return (
    <div className={`flex min-w-0 flex-col gap-2 ${className}`}>
      <Label htmlFor={id} size="small" weight="plus" className="[overflow-wrap:anywhere]">
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </Label>
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          {choices ? (
            <Select
              size="small"
              value={value}
              onValueChange={(chosen) => onChange(chosen === none ? "" : chosen)}
            >
              <Select.Trigger {...noted}>
                <Select.Value />
              </Select.Trigger>
              <Select.Content>
                {emptyChoice !== undefined && <Select.Item value={none}>{emptyChoice}</Select.Item>}
                {choices.map((it) => (
                  <Select.Item key={it} value={it}>
                    {it}
                  </Select.Item>
                ))}
              </Select.Content>
            </Select>
          ) : rows ? (
            <Textarea {...typed} rows={rows} onChange={(event) => onChange(event.target.value)} />
          ) : (
            <Input {...typed} size="small" type={type} onChange={(event) => onChange(event.target.value)} />
          )}
        </div>
        {beside}
      </div>
      {note !== undefined && (
        <Text
          id={`${id}-note`}
          size="xsmall"
          {...(problem === undefined
            ? { className: "text-ui-fg-subtle" }
            : { role: "alert", className: "text-ui-fg-error" })}
        >
          {note}
        </Text>
      )}
    </div>
  )
}
