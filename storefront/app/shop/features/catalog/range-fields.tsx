import { useState } from "react"
import type { Facets } from "@contract/product"
import { displayFields } from "@contract/stone-fields/display"
import type { RangeFilter } from "@contract/stone-fields/filters"
import { shopTexts } from "@contract/texts/shop"
import { formatMoney } from "~/lib/money"
import { useText } from "~/lib/site"
import { useRested } from "~/lib/use-rested"
import { TextField } from "~/ui/field"
import { readBound, type ShopFilters } from "./shop-view"

/** Formats a bound of the available range: `₹1,00,000`, `0.5`. */
function hintOf(name: RangeFilter, end: string | number | null | undefined): string | undefined {
  if (end === null || end === undefined) return undefined
  return displayFields[name].kind === "money" ? formatMoney(Math.round(Number(end))) : String(end)
}

/** Minimum and maximum of a field; the placeholders show the available range. */
export function RangeFields({
  name,
  filters,
  facets,
}: {
  name: RangeFilter
  filters: ShopFilters
  facets: Facets | undefined
}) {
  const text = useText(shopTexts)
  const { label, unit, kind } = displayFields[name]
  const range = facets?.[name]
  const ends = [
    { end: "Min", word: "shop_filter_min", hint: hintOf(name, range?.min) },
    { end: "Max", word: "shop_filter_max", hint: hintOf(name, range?.max) },
  ] as const
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold text-stone-800">
        {label} ({kind === "money" ? "₹" : unit})
      </legend>
      <div className="grid grid-cols-2 gap-3">
        {ends.map(({ end, word, hint }) => (
          <BoundField
            key={end}
            range={name}
            label={text(word, { field: label.toLowerCase() })}
            name={`${name}${end}`}
            defaultValue={filters[`${name}${end}`]}
            placeholder={hint}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** After this pause in typing, a bound that can't be read is pointed out. */
const unreadMs = 600

interface BoundFieldProps {
  range: RangeFilter
  label: string
  name: string
  defaultValue: string
  placeholder: string | undefined
}

/** One bound as typed. A text that can't be read filters nothing, so the field says so. */
function BoundField({ range, defaultValue, ...field }: BoundFieldProps) {
  const text = useText(shopTexts)
  const [typed, setTyped] = useState(defaultValue)
  const settled = useRested(typed.trim(), unreadMs)
  const isUnread = settled !== "" && settled === typed.trim() && readBound(range, settled) === ""
  const isMoney = displayFields[range].kind === "money"
  return (
    <TextField
      {...field}
      // "50k" and "1.5 lakh" need letters.
      inputMode={isMoney ? "text" : "decimal"}
      defaultValue={defaultValue}
      onChange={(event) => setTyped(event.target.value)}
      error={isUnread ? text(isMoney ? "shop_filter_amount_unread" : "shop_filter_number_unread") : undefined}
      autoComplete="off"
    />
  )
}
