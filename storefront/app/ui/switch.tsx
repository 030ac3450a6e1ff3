import type { ComponentProps } from "react"
import { cn } from "./cn"

interface SwitchProps extends Omit<ComponentProps<"button">, "onChange" | "children"> {
  label: string
  checked: boolean
  onChange: (checked: boolean) => void
}

/** A switch that takes effect at once. Its label is shown beside it. */
export function Switch({ label, checked, onChange, className, ...rest }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      {...rest}
      onClick={() => onChange(!checked)}
      className={cn("group inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-sm", className)}
    >
      <span
        aria-hidden="true"
        className={cn(
          "relative h-5 w-9 shrink-0 rounded-full transition-colors duration-150",
          checked ? "bg-brand-primary" : "bg-stone-400"
        )}
      >
        <span
          className={cn(
            "absolute top-0.5 left-0.5 size-4 rounded-full bg-white shadow-soft transition-transform duration-150",
            checked && "translate-x-4"
          )}
        />
      </span>
      {label}
    </button>
  )
}
