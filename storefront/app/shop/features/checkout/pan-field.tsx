import type { Ref } from "react"
import { panProblem } from "@contract/rules/pan"
import { upperSpaceless } from "@contract/rules/typed-text"
import { panTexts } from "@contract/texts/pan"
import { formatMoney } from "~/lib/money"
import { useText } from "~/lib/site"
import { TextField } from "~/ui/field"

interface PanFieldProps {
  value: string
  /** Threshold in rupees. */
  threshold: number
  /** Whether the shopper has tried to pay, so that errors are shown. */
  tried: boolean
  onChange: (pan: string) => void
  ref: Ref<HTMLInputElement>
}

/** Input for the buyer's PAN, which the law requires for large purchases; explains why. */
export function PanField({ value, threshold, tried, onChange, ref }: PanFieldProps) {
  const text = useText(panTexts)
  const missing = upperSpaceless(value) === "" ? text("checkout_pan_missing") : panProblem(value)
  return (
    <>
      <p className="mb-5 text-stone-700">
        {text("checkout_pan_why")} {formatMoney(threshold)}. {text("checkout_pan_none")}
      </p>
      <TextField
        ref={ref}
        label={text("checkout_pan_label")}
        hint={text("checkout_pan_hint")}
        error={tried ? missing : undefined}
        className="max-w-sm"
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value.toUpperCase())}
        onBlur={() => onChange(upperSpaceless(value))}
      />
    </>
  )
}
