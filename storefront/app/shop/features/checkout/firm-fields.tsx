import type { Ref } from "react"
import { gstinProblem, stateOfGstin } from "@contract/rules/gstin"
import { upperSpaceless } from "@contract/rules/typed-text"
import { firmTexts } from "@contract/texts/firm"
import { useText } from "~/lib/site"
import { Alert } from "~/ui/alert"
import { TextField } from "~/ui/field"
import type { Firm } from "./firm"

interface FirmFieldsProps {
  value: Firm
  /** State of the delivery address. */
  state: string | undefined
  /** Whether the shopper has tried to pay, so that errors are shown. */
  tried: boolean
  onChange: (changes: Partial<Firm>) => void
  ref: Ref<HTMLDivElement>
}

/** Inputs for the firm that buys, for its input tax credit. Warns when the delivery to another state endangers it. */
export function FirmFields({ value, state, tried, onChange, ref }: FirmFieldsProps) {
  const text = useText(firmTexts)
  const problem = value.gstin.trim() === "" ? text("checkout_firm_gstin_missing") : gstinProblem(value.gstin)
  const firmState = problem === undefined ? stateOfGstin(upperSpaceless(value.gstin)) : undefined
  const isElsewhere = firmState !== undefined && state !== undefined && firmState !== state
  return (
    <div ref={ref} className="mt-4 grid gap-5 sm:grid-cols-2">
      <TextField
        label={text("checkout_firm_name")}
        error={tried && value.name.trim() === "" ? text("checkout_firm_name_missing") : undefined}
        required
        autoComplete="organization"
        maxLength={200}
        value={value.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextField
        label={text("checkout_firm_gstin")}
        hint={text("checkout_firm_hint")}
        error={tried ? problem : undefined}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={value.gstin}
        onChange={(event) => onChange({ gstin: event.target.value.toUpperCase() })}
        onBlur={(event) => onChange({ gstin: upperSpaceless(event.target.value) })}
      />
      <div className="empty:hidden sm:col-span-2">
        {isElsewhere && (
          <Alert tone="calm">{text("checkout_firm_elsewhere", { state, firm_state: firmState })}</Alert>
        )}
      </div>
    </div>
  )
}
