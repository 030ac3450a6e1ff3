import { pricePercent } from "@contract/bulk-edit"
import { identifier } from "@contract/rules/typed-text"
import { useState } from "react"
import { counted } from "~/lib/counted"
import { Dialog } from "~/ui/dialog"
import { SelectField, TextField } from "~/ui/field"
import { BulkSteps } from "./bulk-steps"
import { columnFields, valueChoices, valueProblem } from "./fields"
import type { BulkEdit } from "./send-bulk-edit"

interface BulkEditDialogProps {
  /** The selected products, or all that match the list's filters. */
  which: Pick<BulkEdit, "ids" | "filter">
  count: number
  onClose: () => void
  onDone: () => void
}

const percent = "pricePercent"
const choices = [
  ...columnFields.filter((it) => it.value !== "name"),
  { value: percent, label: "Price by percent" },
]

const percentIn = (typed: string): number => Number(identifier(typed))

function problemOf(field: string, value: string): string | undefined {
  if (field === "") return "Please choose a field"
  if (field === percent) {
    const isPercent = identifier(value) !== "" && pricePercent.safeParse(percentIn(value)).success
    return isPercent ? undefined : "Please enter a number from -99 to 1000"
  }
  return valueProblem(field, value)
}

/** Sets one value for many products, after a preview of the changes. */
export function BulkEditDialog({ which, count, onClose, onDone }: BulkEditDialogProps) {
  const [field, setField] = useState("")
  const [value, setValue] = useState("")
  const [problem, setProblem] = useState<string>()
  const values = valueChoices(field)
  const change = (next: { field: string; value: string }) => {
    setField(next.field)
    setValue(next.value)
    setProblem(undefined)
  }
  const read = (): BulkEdit | null => {
    const wrong = problemOf(field, value)
    setProblem(wrong)
    if (wrong !== undefined) return null
    return field === percent
      ? { ...which, pricePercent: percentIn(value) }
      : { ...which, changes: { [field]: value } }
  }
  return (
    <Dialog
      title={`Edit ${counted(count, "product")}`}
      {...(which.filter && {
        description: "Everything that matches the list's filters, not only the rows shown.",
      })}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <SelectField
          label="Field"
          placeholder="Choose one"
          options={choices}
          value={field}
          error={field === "" ? problem : undefined}
          onChange={(event) => change({ field: event.target.value, value: "" })}
        />
        {values ? (
          <SelectField
            label="New value"
            placeholder="Choose one"
            options={values}
            value={value}
            error={problem}
            onChange={(event) => change({ field, value: event.target.value })}
          />
        ) : (
          <TextField
            label={field === percent ? "Percent; below 0 lowers the prices" : "New value"}
            value={value}
            disabled={field === ""}
            error={field === "" ? undefined : problem}
            onChange={(event) => change({ field, value: event.target.value })}
          />
        )}
        <BulkSteps key={`${field} ${value}`} read={read} onDone={onDone} />
      </div>
    </Dialog>
  )
}
