import { useState } from "react"
import { ListFilter } from "~/ui/list/list-toolbar"
import { type Days, presetsAt } from "./order-days"

interface DaysFilterProps extends Days {
  onChange: (days: Days) => void
}

const custom = "Custom dates"

const inputs = [
  { name: "from", label: "From" },
  { name: "to", label: "To" },
] as const

/** Filters the orders by the days on which they were placed: a usual range, or two dates. */
export function DaysFilter({ from, to, onChange }: DaysFilterProps) {
  const presets = presetsAt(new Date())
  const [isCustom, setIsCustom] = useState(false)
  const preset = presets.find(({ days }) => days.from === from && days.to === to)
  const chosen = isCustom ? custom : (preset?.label ?? custom)
  const choose = (label: string) => {
    setIsCustom(label === custom)
    const found = presets.find((it) => it.label === label)
    if (found) onChange(found.days)
  }
  const options = [...presets.map((it) => it.label), custom]
  return (
    <>
      <ListFilter
        label="Date"
        value={chosen}
        options={options.map((label) => ({ value: label, label }))}
        onChange={choose}
      />
      {chosen === custom && (
        <span className="flex flex-wrap items-center gap-2">
          {inputs.map(({ name, label }) => (
            <label key={name} className="flex items-center gap-2 text-sm text-stone-600">
              <span className="max-sm:w-10">{label}</span>
              <input
                type="date"
                value={{ from, to }[name]}
                {...(name === "from" ? { max: to } : { min: from })}
                onChange={(event) => {
                  setIsCustom(true)
                  onChange({ from, to, [name]: event.target.value })
                }}
                className="h-11 rounded-full border border-stone-300 bg-white px-4 text-base text-stone-900 hover:border-stone-400 md:text-sm"
              />
            </label>
          ))}
        </span>
      )}
    </>
  )
}
