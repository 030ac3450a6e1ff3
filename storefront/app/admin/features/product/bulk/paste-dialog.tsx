import { useState } from "react"
import { Dialog } from "~/ui/dialog"
import { SelectField } from "~/ui/field"
import { TextAreaField } from "~/ui/text-area-field"
import { BulkSteps } from "./bulk-steps"
import { columnFields } from "./fields"
import { cellsOf, type Matching, readPasted } from "./pasted"

interface PasteDialogProps {
  /** The selected products in the list's order. */
  ids: readonly string[]
  onClose: () => void
  onDone: () => void
}

const byKey = [
  { value: "slug", label: "By slug: the first of two columns" },
  { value: "name", label: "By name: the first of two columns" },
]
const shownProblems = 20

/** Sets values from a pasted spreadsheet column, after a preview of the changes. */
export function PasteDialog({ ids, onClose, onDone }: PasteDialogProps) {
  const inOrder = { value: "order", label: `In the order of the ${ids.length} selected` }
  const [matching, setMatching] = useState<Matching>(ids.length ? "order" : "slug")
  const [field, setField] = useState("price")
  const [text, setText] = useState("")
  const [problems, setProblems] = useState<readonly string[]>([])
  const paste = (typed: string) => {
    setText(typed)
    setProblems([])
  }
  const read = async () => {
    const cells = text.trim() === "" ? [] : await cellsOf(text)
    const pasted = readPasted(cells, { field, matching, ids })
    setProblems(pasted.problems)
    return pasted.problems.length ? null : { rows: pasted.rows }
  }
  return (
    <Dialog title="Paste a column" onClose={onClose}>
      <div className="grid gap-4">
        <SelectField
          label="Products"
          options={ids.length ? [inOrder, ...byKey] : byKey}
          value={matching}
          onChange={(event) => {
            setMatching(event.target.value as Matching)
            setProblems([])
          }}
        />
        <SelectField
          label="Field"
          options={columnFields}
          value={field}
          onChange={(event) => {
            setField(event.target.value)
            setProblems([])
          }}
        />
        <TextAreaField
          label="Cells"
          rows={5}
          spellCheck={false}
          className="[&_textarea]:font-mono [&_textarea]:text-sm"
          placeholder={matching === "order" ? "12500\n9800" : `star-ruby\t12500\nblue-topaz\t9800`}
          value={text}
          onChange={(event) => paste(event.target.value)}
        />
        {problems.length > 0 && (
          <ul role="alert" className="grid gap-1 text-sm text-red-700">
            {problems.slice(0, shownProblems).map((it) => (
              <li key={it}>{it}</li>
            ))}
            {problems.length > shownProblems && <li>and {problems.length - shownProblems} more</li>}
          </ul>
        )}
        <BulkSteps key={`${matching} ${field} ${text}`} read={read} onDone={onDone} />
      </div>
    </Dialog>
  )
}
