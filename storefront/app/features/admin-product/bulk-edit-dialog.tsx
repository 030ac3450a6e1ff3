import { useState } from "react"
import type { BulkEditResult } from "@contract/bulk-edit"
import { fieldProblem, type FieldName } from "@contract/stone-fields"
import { stoneForm } from "@contract/stone-fields/form"
import { fieldLabel } from "./field-label"
import { messageOf } from "~/lib/api"
import { browserApi } from "~/lib/browser-api"
import { useRequestMutation } from "~/lib/mutation"
import { request } from "~/lib/request"
import { Button } from "~/ui/button"
import { Dialog } from "~/ui/dialog"
import { SelectField, TextField } from "~/ui/field"
import { tellProblem } from "~/ui/tell-problem"
import { toast } from "~/ui/toast-store"

interface BulkEditDialogProps {
  ids: readonly string[]
  onClose: () => void
  onDone: () => void
}

const shared = stoneForm.filter(
  (it) => !["name", "slug", "images"].includes(it.name) && it.input !== "switch"
)
const percent = "pricePercent"
const choices = [
  ...shared.map(({ name, label }) => ({ value: name, label })),
  { value: percent, label: "Price by per cent" },
  { value: "isFeatured", label: "Featured" },
  { value: "isListed", label: "Listed in the store" },
]
const switches = ["isFeatured", "isListed"]
const yesNo = [
  { value: "true", label: "Yes" },
  { value: "false", label: "No" },
]

interface Wanted {
  ids: readonly string[]
  field: string
  value: string
  dryRun: boolean
}

const send = ({ ids, field, value, dryRun }: Wanted) => {
  const edit =
    field === percent ? { changes: {}, pricePercent: Number(value) } : { changes: { [field]: value } }
  return request(browserApi, "POST /api/admin/products/bulk-edit", { body: { ids, ...edit, dryRun } })
}

function problemOf(field: string, value: string): string | undefined {
  if (field === "") return "Please choose a field"
  if (switches.includes(field)) return value === "" ? "Please choose yes or no" : undefined
  if (field === percent) return value !== "" && Number(value) > -100 ? undefined : "Please enter a number"
  return fieldProblem(field as FieldName, value) || undefined
}

const valueText = (value: unknown): string => {
  if (value === null || value === "") return "empty"
  return typeof value === "string" ? value : JSON.stringify(value)
}

/** Gives all selected products one value; what would change is shown before it does. */
export function BulkEditDialog({ ids, onClose, onDone }: BulkEditDialogProps) {
  const [field, setField] = useState("")
  const [value, setValue] = useState("")
  const [problem, setProblem] = useState<string>()
  const [preview, setPreview] = useState<BulkEditResult | null>(null)
  const onError = (error: Error) => tellProblem(messageOf(error, "Failed to change the products"))
  const attempt = useRequestMutation("previewBulkEdit", send, { onSuccess: setPreview, onError })
  const apply = useRequestMutation("bulkEditProducts", send, {
    onSuccess: ({ changed }: BulkEditResult) => {
      toast({ title: `${changed} products changed` })
      onDone()
    },
    onError,
  })
  const edit = (next: { field: string; value: string }) => {
    setField(next.field)
    setValue(next.value)
    setProblem(undefined)
    setPreview(null)
  }
  const look = () => {
    const wrong = problemOf(field, value)
    setProblem(wrong)
    if (wrong === undefined) attempt.mutate({ ids, field, value, dryRun: true })
  }
  return (
    <Dialog title={`Edit ${ids.length} products`} onClose={onClose}>
      <div className="grid gap-4">
        <SelectField
          label="Field"
          placeholder="Choose one"
          options={choices}
          value={field}
          error={field === "" ? problem : undefined}
          onChange={(event) => edit({ field: event.target.value, value: "" })}
        />
        {switches.includes(field) ? (
          <SelectField
            label="New value"
            placeholder="Choose one"
            options={yesNo}
            value={value}
            error={problem}
            onChange={(event) => edit({ field, value: event.target.value })}
          />
        ) : (
          <TextField
            label={field === percent ? "Per cent, below 0 to lower the prices" : "New value"}
            value={value}
            disabled={field === ""}
            error={field === "" ? undefined : problem}
            onChange={(event) => edit({ field, value: event.target.value })}
          />
        )}
        {preview && (
          <div role="status" className="rounded-xl bg-stone-100 px-4 py-3 text-sm">
            <p className="font-medium">
              {preview.changed} change, {preview.unchanged} stay as they are
            </p>
            <ul className="mt-2 grid max-h-40 gap-1 overflow-y-auto">
              {preview.preview?.map((it) => (
                <li key={it.id} className="break-words">
                  {it.name}
                  {it.changes.map((change) => (
                    <span key={change.field} className="block text-stone-700">
                      {fieldLabel(change.field, "Listed")}: {valueText(change.from)} → {valueText(change.to)}
                    </span>
                  ))}
                </li>
              ))}
            </ul>
          </div>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="outline" busy={attempt.isPending} onClick={look}>
            Preview
          </Button>
          <Button
            disabled={!preview?.changed}
            busy={apply.isPending}
            onClick={() => apply.mutate({ ids, field, value, dryRun: false })}
          >
            Apply
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
