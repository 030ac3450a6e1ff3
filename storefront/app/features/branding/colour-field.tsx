import { useFormContext } from "react-hook-form"
import { contrastOf, isHexColor, readable, white, worthDarkening } from "@contract/rules/contrast"
import { control, Field } from "~/ui/field"
import type { BrandField, BrandValues } from "./brand-fields"

/** What becomes of a colour that text can't be read on. */
const advice = (colour: string): string =>
  contrastOf(colour, white) >= readable
    ? "White text reads well on it."
    : contrastOf(colour, white) >= worthDarkening
      ? "Too light for white text: pages use a darker shade of it."
      : "Light: text on it is dark."

interface ColourFieldProps {
  name: BrandField
  label: string
  hint?: string | undefined
  error?: string | undefined
}

/** A colour as a swatch to pick from and as its code to type or paste. */
export function ColourField({ name, label, hint, error }: ColourFieldProps) {
  const { register, watch, setValue } = useFormContext<BrandValues>()
  const value = watch(name)
  const shown = isHexColor(value) ? value : white
  return (
    <Field label={label} hint={isHexColor(value) ? advice(value) : hint} error={error}>
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
