import { normalPan, panProblem } from "@contract/rules/pan"
import { checkoutTexts } from "@contract/texts/checkout"
import { formatMoney } from "~/lib/money"
import { useText } from "~/lib/site"
import { TextField } from "~/ui/field"

interface PanFieldProps {
  value: string
  /** Rupees. */
  threshold: number
  /** Whether it was needed already, so that what is wrong is said. */
  tried: boolean
  onChange: (pan: string) => void
}

/** The buyer's PAN, which the law asks for on a dear purchase; says why. */
export function PanField({ value, threshold, tried, onChange }: PanFieldProps) {
  const text = useText(checkoutTexts)
  const missing = value.trim() === "" ? text("checkout_pan_missing") : panProblem(value)
  return (
    <>
      <p className="mb-5 text-stone-700">
        {text("checkout_pan_why")} {formatMoney(threshold)}.
      </p>
      <TextField
        label={text("checkout_pan_label")}
        hint={text("checkout_pan_hint")}
        error={tried ? missing : undefined}
        className="max-w-sm"
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={14}
        value={value}
        onChange={(event) => onChange(event.target.value.toUpperCase())}
        onBlur={() => onChange(normalPan(value))}
      />
    </>
  )
}
