import type { ComponentProps, ReactNode } from "react"
import { Link, type LinkProps } from "react-router-dom"
import { cn } from "./cn"
import { Icon, type IconName } from "./icon"
import { Spinner } from "./spinner"

const looks = {
  primary: "bg-brand-primary text-brand-on-primary hover:brightness-110 shadow-soft",
  outline: "border border-stone-300 bg-white text-stone-900 hover:border-stone-900",
  quiet: "text-stone-700 hover:bg-stone-900/5 hover:text-stone-900",
  /** For dark backgrounds. */
  light: "bg-white text-stone-900 hover:bg-stone-100",
  danger: "bg-red-700 text-white hover:bg-red-800",
} as const

const sizes = {
  small: "min-h-11 px-4 text-sm md:min-h-9",
  medium: "min-h-11 px-6 text-base",
  large: "min-h-13 px-8 text-base",
} as const

interface Look {
  look?: keyof typeof looks
  size?: keyof typeof sizes
}

export const buttonClass = ({ look = "primary", size = "medium" }: Look = {}, more?: string): string =>
  cn(
    "relative inline-flex items-center justify-center gap-2 rounded-full font-medium whitespace-nowrap",
    "transition duration-200 ease-out active:translate-y-px cursor-pointer",
    "disabled:cursor-not-allowed disabled:opacity-55 disabled:shadow-none disabled:active:translate-y-0",
    looks[look],
    sizes[size],
    more
  )

interface ButtonProps extends Look, ComponentProps<"button"> {
  /** Shows a spinner over the label, keeps the width, and ignores clicks. */
  busy?: boolean
}

export function Button({ look, size, busy = false, className, children, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
      className={buttonClass({ ...(look && { look }), ...(size && { size }) }, className)}
    >
      {busy && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner className="size-5" />
        </span>
      )}
      <span className={cn("inline-flex items-center gap-2", busy && "opacity-0")}>{children}</span>
    </button>
  )
}

export function ButtonLink({ look, size, className, ...rest }: Look & LinkProps) {
  return (
    <Link
      prefetch="intent"
      {...rest}
      className={buttonClass({ ...(look && { look }), ...(size && { size }) }, className)}
    />
  )
}

const iconLooks = {
  plain: "hover:bg-stone-900/5",
  onDark: "hover:bg-white/15",
  /** For use over a picture. */
  floating: "bg-white/85 text-stone-900 shadow-soft backdrop-blur hover:bg-white",
} as const

interface IconButtonProps extends Omit<ComponentProps<"button">, "children"> {
  /** Accessible name; the button has no visible text. */
  label: string
  icon: IconName
  look?: keyof typeof iconLooks
  filled?: boolean
  /** Content beside the icon: a count. Give the button `relative` to position it. */
  children?: ReactNode
}

export function IconButton({
  label,
  icon,
  look = "plain",
  filled = false,
  className,
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={cn(
        "inline-grid size-11 shrink-0 cursor-pointer place-items-center rounded-full transition duration-200",
        "disabled:cursor-not-allowed disabled:opacity-40",
        iconLooks[look],
        className
      )}
    >
      <Icon name={icon} filled={filled} />
      {children}
    </button>
  )
}
