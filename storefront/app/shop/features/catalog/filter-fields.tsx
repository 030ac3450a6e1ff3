import type { Facets } from "@contract/product"
import { displayFields } from "@contract/stone-fields/display"
import { choiceFilters, rangeFilters, type ChoiceFilter } from "@contract/stone-fields/filters"
import { shopTexts } from "@contract/texts/shop"
import { useText, type Text } from "~/lib/site"
import { SelectField } from "~/ui/field"
import { ChoiceList } from "./choice-list"
import { RangeFields } from "./range-fields"
import type { ShopFilters } from "./shop-view"

/** Filters that the specification requires to be always expanded; every other field is a select. */
const open = ["type", "color"] as const

const listed = choiceFilters.filter((it) => !open.some((name) => name === it))

/** Includes the chosen value even when no product has it. */
function optionsOf(
  name: ChoiceFilter,
  chosen: string,
  known: Facets["type"],
  text: Text<keyof typeof shopTexts>
) {
  const missing = chosen !== "" && !known.some((it) => it.value === chosen)
  return [
    { value: "all", label: text("shop_filter_all") },
    ...known.map((it) => ({ value: it.value, label: `${it.label} (${it.count})` })),
    ...(missing ? [{ value: chosen, label: displayFields[name].words?.(chosen) ?? chosen }] : []),
  ]
}

interface FilterFieldsProps {
  filters: ShopFilters
  facets: Facets | undefined
}

/** A filter for each filterable field of the registry for which the tenant's products have values. */
export function FilterFields({ filters, facets }: FilterFieldsProps) {
  const text = useText(shopTexts)
  const ranges = rangeFilters.filter(
    (it) => it === "price" || facets?.[it] || filters[`${it}Min`] || filters[`${it}Max`]
  )
  const lists = listed.filter((it) => facets?.[it]?.length || filters[it])
  return (
    <>
      {open.map((it) => (
        <ChoiceList
          key={it}
          name={it}
          title={displayFields[it].label}
          chosen={filters[it]}
          choices={facets?.[it] ?? []}
        />
      ))}
      {ranges.map((it) => (
        <RangeFields key={it} name={it} filters={filters} facets={facets} />
      ))}
      {lists.map((it) => (
        <SelectField
          key={it}
          label={displayFields[it].label}
          name={it}
          defaultValue={filters[it] || "all"}
          options={optionsOf(it, filters[it], facets?.[it] ?? [], text)}
        />
      ))}
    </>
  )
}
