import { useEffect, useState, type ReactNode } from "react"
import { useRested } from "~/lib/use-rested"
import { Button } from "../button"
import { Icon } from "../icon"

/** Delay after the last key before the list updates, in ms. */
const restMs = 250

const compact =
  "h-11 rounded-full border border-stone-300 bg-white text-base text-stone-900 hover:border-stone-400 md:h-10 md:text-sm"

interface SearchProps {
  /** Accessible name, and placeholder. */
  label: string
  /** The value in the URL. */
  value: string
  onChange: (value: string) => void
}

/** Search input that updates the list after a pause in typing. */
export function ListSearch({ label, value, onChange }: SearchProps) {
  const [typed, setTyped] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  const rested = useRested(typed, restMs)
  // Changed from outside: cleared, or by back and forward.
  if (value !== lastValue) {
    setLastValue(value)
    if (value !== typed.trim()) setTyped(value)
  }
  useEffect(() => {
    if (rested === typed && rested.trim() !== value) onChange(rested.trim())
    // Only typed values are reported, not values set from outside.
  }, [rested])
  return (
    <div className="relative min-w-0 grow basis-40 max-md:basis-56">
      <Icon
        name="search"
        className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-stone-500"
      />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => setTyped(event.target.value)}
        className={`${compact} w-full pr-4 pl-10 placeholder:text-stone-500`}
      />
    </div>
  )
}

interface FilterProps {
  label: string
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** A select that filters the list. */
export function ListFilter({ label, value, options, onChange }: FilterProps) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={`${compact} select-arrow min-w-0 cursor-pointer appearance-none pr-9 pl-3.5`}
    >
      {options.map((it) => (
        <option key={it.value} value={it.value}>
          {it.label}
        </option>
      ))}
    </select>
  )
}

interface ToolbarProps {
  /** Search and filters. */
  children: ReactNode
  isFiltered: boolean
  onClear: () => void
}

/** The row of search and filters above a list. On phones it scrolls sideways, so that the list begins near the top. */
export function ListToolbar({ children, isFiltered, onClear }: ToolbarProps) {
  return (
    <div
      role="search"
      className="flex flex-wrap items-center gap-2 max-md:-mx-4 max-md:-my-1 max-md:flex-nowrap max-md:overflow-x-auto max-md:px-4 max-md:py-1 max-md:*:shrink-0"
    >
      {children}
      {isFiltered && (
        <span className="max-md:order-first">
          <Button size="small" look="quiet" onClick={onClear}>
            Clear filters
          </Button>
        </span>
      )}
    </div>
  )
}
