import type { ComponentProps } from "react"
import { control, Field, type FieldProps } from "./field"

type TextAreaProps = FieldProps & Omit<ComponentProps<"textarea">, "children">

/** Several lines of text; grows with what is written where the browser can. */
export function TextAreaField({ label, hint, error, optional, className, required, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, hint, required, className, ...(error && { error }), ...(optional && { optional }) }}>
      {(wiring) => (
        <textarea
          rows={4}
          {...area}
          {...wiring}
          className={control(!!error, "field-sizing-content min-h-28")}
        />
      )}
    </Field>
  )
}
