import { isFact } from "../../../contract/stone-fields"
import { choiceFilters, type FilterField, rangeFilters } from "../../../contract/stone-fields/filters"
import { rangeValue } from "./where"

/** For a choice, the number of products per value; for a range, its minimum and maximum. */
export type FactRow =
  | { field: FilterField; value: string; n: number; low: null; high: null }
  | { field: FilterField; value: null; n: null; low: number | null; high: number | null }

const choices = choiceFilters.filter((it) => isFact(it))
const ranges = rangeFilters.filter((it) => isFact(it))

/** The gem facts of products with the same choice facts (`choice_key`), as columns of a group. */
export const factColumns = [
  "any_value(choice_facts) as choice_facts",
  ...ranges.map((it) => `min(${rangeValue(it)}) as "${it}_low", max(${rangeValue(it)}) as "${it}_high"`),
]

/** A facet ignores its own filter. */
const passesAllBut = (own: string): string => `(fails is null or fails = ${own})`

/**
 * The facets of gem facts, from groups `alike` with `n`, `fails` and `factColumns`. Facts are expanded once per group,
 * since there are far fewer groups than products.
 */
export const factFacets = `
  select f.field, f.value, sum(n)::int as n, null::float8 as low, null::float8 as high
  from alike cross join lateral jsonb_each_text(choice_facts) f(field, value)
  where f.field in (${choices.map((it) => `'${it}'`).join(", ")}) and ${passesAllBut("f.field")}
  group by f.field, f.value
  ${ranges
    .map(
      (it) => `union all select '${it}', null, null, min("${it}_low"), max("${it}_high") from alike
        where ${passesAllBut(`'${it}'`)}`
    )
    .join(" ")}`
