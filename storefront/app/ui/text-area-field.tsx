import type { ComponentProps } from "react"
import { cn } from "./cn"
import { control, Field, type FieldProps } from "./field"

type TextAreaProps = FieldProps & Omit<ComponentProps<"textarea">, "children">

/** Multi-line text field that grows with its content where the browser supports it. */
export function TextAreaField({
  label,
  hint,
  error,
  optional,
  className,
  required,
  rows = 4,
  ...area
}: TextAreaProps) {
  return (
    <Field {...{ label, hint, required, className, ...(error && { error }), ...(optional && { optional }) }}>
      {(wiring) => (
        <textarea
          rows={rows}
          {...area}
          {...wiring}
          className={control(!!error, cn("field-sizing-content", rows > 2 && "min-h-28"))}
        />
      )}
    </Field>
  )
}
