import { useId } from "react"

export interface Choice<V extends string> {
  value: V
  name: string
  hint: string
}

interface ChoiceListProps<V extends string> {
  /** The question that the choices answer. */
  legend: string
  choices: readonly Choice<V>[]
  chosen: readonly V[]
  onChange: (chosen: V[]) => void
  onBlur?: () => void
  error?: string | undefined
}

/** Check boxes, each with a line that explains it. */
export function ChoiceList<V extends string>(props: ChoiceListProps<V>) {
  const { legend, choices, chosen, onChange, onBlur, error } = props
  const problem = useId()
  return (
    <fieldset aria-describedby={problem}>
      <legend className="text-sm font-medium">{legend}</legend>
      <div className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {choices.map(({ value, name, hint }) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={(event) =>
                onChange(event.target.checked ? [...chosen, value] : chosen.filter((it) => it !== value))
              }
              onBlur={onBlur}
              className="mt-0.5 size-4.5 shrink-0 cursor-pointer accent-stone-900"
            />
            <span>
              {name}
              <span className="block text-sm text-stone-600">{hint}</span>
            </span>
          </label>
        ))}
      </div>
      <p id={problem} role="alert" className="mt-1 text-sm text-red-700 empty:hidden">
        {error}
      </p>
    </fieldset>
  )
}
