import { useFormContext } from "react-hook-form"
import { blankColour, colourAdvice, isColour } from "~/lib/colour-advice"
import { control, Field } from "../field"

interface ColourFieldProps {
  name: string
  label: string
  hint?: string | undefined
  error?: string | undefined
}

/** Colour field: a swatch to pick from, and a text input for the code. */
export function ColourField({ name, label, hint, error }: ColourFieldProps) {
  const { register, watch, setValue } = useFormContext<Record<string, unknown>>()
  const value = watch(name)
  const shown = isColour(value) ? value : blankColour
  return (
    <Field label={label} hint={isColour(value) ? colourAdvice(value) : hint} error={error}>
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
