import type { ComponentProps } from "react"
import { TextAreaField } from "../text-area-field"

/** Text area for code: monospaced, without spelling correction; long lines scroll. */
export const CodeField = (field: Omit<ComponentProps<typeof TextAreaField>, "className">) => (
  <TextAreaField
    rows={8}
    {...field}
    spellCheck={false}
    autoCapitalize="none"
    autoComplete="off"
    wrap="off"
    className="[&_textarea]:max-h-120 [&_textarea]:overflow-auto [&_textarea]:font-mono [&_textarea]:text-sm"
  />
)
