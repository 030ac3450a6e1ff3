import type { Facets } from "@contract/product"
import { displayFields } from "@contract/stone-fields/display"
import type { RangeFilter } from "@contract/stone-fields/filters"
import { shopTexts } from "@contract/texts/shop"
import { formatMoney } from "~/lib/money"
import { useText } from "~/lib/site"
import { TextField } from "~/ui/field"
import type { ShopFilters } from "./shop-view"

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
          <TextField
            key={end}
            label={text(word, { field: label.toLowerCase() })}
            name={`${name}${end}`}
            inputMode="decimal"
            defaultValue={filters[`${name}${end}`]}
            placeholder={hint}
            autoComplete="off"
          />
        ))}
      </div>
    </fieldset>
  )
}
