import { isFact } from "../../../contract/stone-fields"
import { type FilterField, rangeFilters } from "../../../contract/stone-fields/filters"
import { rangeValue } from "./where"

/** For a choice, the number of products per value; for a range, its minimum and maximum. */
export type FactRow =
  | { field: FilterField; value: string; n: number; low: null; high: null }
  | { field: FilterField; value: null; n: null; low: number | null; high: number | null }

const ranges = rangeFilters.filter((it) => isFact(it))

/** The gem facts of products with the same choice facts (`choice_key`), as columns of a group. */
export const factColumns = [
  "any_value(choice_facts) as choice_facts",
  ...ranges.map((it) => `min(${rangeValue(it)}) as "${it}_low", max(${rangeValue(it)}) as "${it}_high"`),
]
