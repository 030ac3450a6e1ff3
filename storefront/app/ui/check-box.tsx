import type { ComponentProps } from "react"
import { cn } from "./cn"

interface CheckBoxProps extends Omit<ComponentProps<"input">, "type" | "onChange"> {
  /** Its name; nothing stands beside it. */
  label: string
  /** Some of what it stands for is checked. */
  partly?: boolean
  onChange: (checked: boolean) => void
}

/** A check box with 44 px around it to hit. */
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
