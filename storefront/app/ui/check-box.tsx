import type { ComponentProps } from "react"
import { cn } from "./cn"

interface CheckBoxProps extends Omit<ComponentProps<"input">, "type" | "onChange"> {
  /** Accessible name; there is no visible label. */
  label: string
  /** Indeterminate state. */
  partly?: boolean
  onChange: (checked: boolean) => void
}

/** A check box with a hit area of 44 px. */
export function CheckBox({ label, partly = false, onChange, className, ...input }: CheckBoxProps) {
  return (
    <label className={cn("grid size-11 cursor-pointer place-items-center", className)}>
      <input
        {...input}
        ref={(box) => {
          if (box) box.indeterminate = partly
        }}
        type="checkbox"
        aria-label={label}
        onChange={(event) => onChange(event.target.checked)}
        className="size-4.5 cursor-pointer accent-stone-900"
      />
    </label>
  )
}
