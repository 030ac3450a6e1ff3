import { useState } from "react"
import { Button } from "../button"
import { Dialog } from "../dialog"

interface ColumnChoiceProps {
  /** Every column that can be chosen, in the table's order. */
  options: readonly { id: string; label: string }[]
  chosen: readonly string[]
  /** The default columns. */
  usual: readonly string[]
  /** Maximum number of columns; more would leave no space for the name. */
  max: number
  onChange: (chosen: readonly string[]) => void
}

/** Chooses the columns of a list's table; the table behind the sheet updates at once. */
export function ColumnChoice(props: ColumnChoiceProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" look="outline" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Columns
      </Button>
      {isOpen && <ColumnSheet {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

function ColumnSheet({
  options,
  chosen,
  usual,
  max,
  onChange,
  onClose,
}: ColumnChoiceProps & { onClose: () => void }) {
  // The URL updates a moment later: two quick taps must not undo each other.
  const [ticked, setTicked] = useState(chosen)
  const choose = (next: readonly string[]) => {
    setTicked(next)
    onChange(next)
  }
  const toggle = (id: string, on: boolean) =>
    choose(options.map((it) => it.id).filter((it) => (it === id ? on : ticked.includes(it))))
  return (
    <Dialog
      title="Columns"
      description={`Up to ${max} at a time. Narrow windows show the first of them; saved views keep them.`}
      shape="sheet"
      onClose={onClose}
    >
      <fieldset>
        <legend className="sr-only">Columns of the table</legend>
        {options.map(({ id, label }) => {
          const on = ticked.includes(id)
          return (
            <label
              key={id}
              className="-mx-3 flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 hover:bg-stone-900/5 has-disabled:cursor-not-allowed has-disabled:text-stone-500"
            >
              <input
                type="checkbox"
                checked={on}
                disabled={!on && ticked.length >= max}
                onChange={(event) => toggle(id, event.target.checked)}
                className="size-4.5 accent-stone-900"
              />
              {label}
            </label>
          )
        })}
      </fieldset>
      <Button size="small" look="quiet" className="mt-4" onClick={() => choose(usual)}>
        Usual columns
      </Button>
    </Dialog>
  )
}
