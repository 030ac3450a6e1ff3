import { useFormContext } from "react-hook-form"
import { blankColor, colorAdvice, isColor } from "~/lib/color-advice"
import { control, Field } from "../field"

interface ColorFieldProps {
  name: string
  label: string
  hint?: string | undefined
  error?: string | undefined
}

/** Colour field: a swatch to pick from, and a text input for the code. */
export function ColorField({ name, label, hint, error }: ColorFieldProps) {
  const { register, watch, setValue } = useFormContext<Record<string, unknown>>()
  const value = watch(name)
  const shown = isColor(value) ? value : blankColor
  return (
    <Field label={label} hint={isColor(value) ? colorAdvice(value) : hint} error={error}>
      {(wiring) => (
        <div className="flex gap-2">
          <input
            type="color"
            aria-label={`Pick ${label}`}
            value={shown}
            onChange={(event) =>
              setValue(name, event.target.value, { shouldDirty: true, shouldValidate: true })
            }
            className="h-12 w-14 shrink-0 cursor-pointer rounded-xl border border-stone-300 bg-white p-1.5"
          />
          <input
            {...wiring}
            {...register(name)}
            spellCheck={false}
            autoComplete="off"
            placeholder="#1e293b"
            className={control(!!error, "font-mono tabular-nums")}
          />
        </div>
      )}
    </Field>
  )
}
