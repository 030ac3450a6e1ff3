import { useState } from "react"
import { Button } from "../button"
import { Dialog } from "../dialog"

interface ColumnChoiceProps {
  /** Every column that may be chosen, in the table's order. */
  options: readonly { id: string; label: string }[]
  chosen: readonly string[]
  /** More would leave no room for the name. */
  max: number
  onChange: (chosen: string[]) => void
  /** Back to those that everybody begins with. */
  onReset: () => void
}

/** Which columns a list's table has; seen at once behind the sheet. */
export function ColumnChoice({ options, chosen, max, onChange, onReset }: ColumnChoiceProps) {
  const [isOpen, setOpen] = useState(false)
  const isFull = chosen.length >= max
  const toggle = (id: string) =>
    onChange(
      options.map((it) => it.id).filter((it) => (it === id ? !chosen.includes(it) : chosen.includes(it)))
    )
  return (
    <>
      <Button size="small" look="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Columns
      </Button>
      {isOpen && (
        <Dialog
          title="Columns"
          description={`Up to ${max} at a time. Narrow windows show the first of them; saved views keep them.`}
          shape="sheet"
          onClose={() => setOpen(false)}
        >
          <fieldset>
            <legend className="sr-only">Columns of the table</legend>
            {options.map(({ id, label }) => {
              const on = chosen.includes(id)
              return (
                <label
                  key={id}
                  className="-mx-3 flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 hover:bg-stone-900/5 has-disabled:cursor-not-allowed has-disabled:text-stone-500"
                >
                  <input
                    type="checkbox"
                    checked={on}
                    disabled={!on && isFull}
                    onChange={() => toggle(id)}
                    className="size-4.5 accent-stone-900"
                  />
                  {label}
                </label>
              )
            })}
          </fieldset>
          <Button size="small" look="quiet" className="mt-4" onClick={onReset}>
            Usual columns
          </Button>
        </Dialog>
      )}
    </>
  )
}
