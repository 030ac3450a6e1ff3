import type { ComponentProps } from "react"
import { cn } from "./cn"
import { control, Field, type FieldProps } from "./field"

type TextAreaProps = FieldProps & Omit<ComponentProps<"textarea">, "children">

/** Text of more than one line, or of one that may get long; grows with what is written where the browser can. */
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
