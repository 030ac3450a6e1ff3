import { useId, type ComponentProps, type ReactNode } from "react"
import { cn } from "./cn"

/** Classes of every kind of input. */
export const control = (invalid: boolean, more?: string): string =>
  cn(
    "block w-full min-h-12 rounded-xl border bg-white px-4 py-2.5 text-base text-stone-900 placeholder:text-stone-500",
    "transition-colors duration-150 disabled:bg-stone-100 disabled:text-stone-500",
    invalid ? "border-red-700" : "border-stone-300 hover:border-stone-400",
    more
  )

interface Wiring {
  id: string
  "aria-invalid": true | undefined
  "aria-describedby": string | undefined
  "aria-required": true | undefined
}

export interface FieldProps {
  label: string
  hint?: ReactNode
  /** Replaces the hint and is announced. */
  error?: string | undefined
  /** Text beside the label of an optional field. */
  optional?: string
  className?: string | undefined
}

/** Label, control, then hint or error. Works with any control: spread the render prop's argument onto it. */
export function Field({
  label,
  hint,
  error,
  optional,
  className,
  required,
  children,
}: FieldProps & { required?: boolean | undefined; children: (wiring: Wiring) => ReactNode }) {
  const id = useId()
  const note = `${id}-note`
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium text-stone-800">
        {label}
        {optional && <span className="font-normal text-stone-600"> {optional}</span>}
      </label>
      {children({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": error || hint ? note : undefined,
        "aria-required": required ? true : undefined,
      })}
      <div id={note} aria-live="polite">
        {error ? (
          <p className="mt-1.5 text-sm whitespace-pre-line text-red-700">{error}</p>
        ) : (
          hint && <p className="mt-1.5 text-sm text-stone-600">{hint}</p>
        )}
      </div>
    </div>
  )
}

type InputProps = FieldProps &
  Omit<ComponentProps<"input">, "children"> & { trailing?: ReactNode; nativeRequired?: boolean | undefined }

/**
 * A text input.
 * @param nativeRequired sets the attribute `required` too, by which screen readers call an empty input invalid
 * @param trailing content inside the input's right edge (a show-password button, a unit)
 */
export function TextField({
  label,
  hint,
  error,
  optional,
  className,
  trailing,
  required,
  nativeRequired,
  ...input
}: InputProps) {
  return (
    <Field {...{ label, hint, required, className, ...(error && { error }), ...(optional && { optional }) }}>
      {(wiring) => (
        <div className="relative">
          <input
            {...input}
            {...wiring}
            required={nativeRequired}
            className={control(!!error, trailing ? "pr-13" : undefined)}
          />
          {trailing && <div className="absolute inset-y-0 right-1 flex items-center">{trailing}</div>}
        </div>
      )}
    </Field>
  )
}

type SelectProps = FieldProps &
  Omit<ComponentProps<"select">, "children"> & {
    options: readonly { value: string; label: string }[]
    /** Label of the empty choice. */
    placeholder?: string
  }

export function SelectField({
  label,
  hint,
  error,
  optional,
  className,
  options,
  placeholder,
  required,
  ...select
}: SelectProps) {
  return (
    <Field {...{ label, hint, required, className, ...(error && { error }), ...(optional && { optional }) }}>
      {(wiring) => (
        <select {...select} {...wiring} className={control(!!error, "select-arrow appearance-none pr-11")}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((it) => (
            <option key={it.value} value={it.value}>
              {it.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
