import type { ProductFilters } from "../../../contract/product"
import { isFact } from "../../../contract/stone-fields"
import { choiceFilters, type FilterField, rangeFilters } from "../../../contract/stone-fields/filters"
import { type Container, rowsOf } from "./db"
import { checked, flagOf } from "./match"
import { rangeValue } from "./where"

/** Of a choice how many stones a value gives; of a range its ends. */
export type FactRow =
  | { field: FilterField; value: string; n: number; low: null; high: null }
  | { field: FilterField; value: null; n: null; low: number | null; high: number | null }

const choices = choiceFilters.filter((it) => isFact(it))
const ranges = rangeFilters.filter((it) => isFact(it))
const ends = ranges.map(
  (it) => `min(${rangeValue(it)}) as "${it}_low", max(${rangeValue(it)}) as "${it}_high"`
)

/** A facet leaves its own filter out. */
const passesAllBut = (own: FilterField, set: readonly FilterField[]): string =>
  ["true", ...set.filter((it) => it !== own).map(flagOf)].join(" and ")

/**
 * The facets of gem facts. Stones with the same facts are taken together before their facts are taken apart: there are
 * far fewer kinds of stones than stones.
 */
export async function factRows(
  container: Container,
  tenantId: string,
  filters: ProductFilters,
  words: string | null
): Promise<FactRow[]> {
  const { set, checks, where } = checked(tenantId, filters, words)
  const passing = choices.map((it) => `when '${it}' then ${passesAllBut(it, set)}`)
  const ofRanges = ranges.map(
    (it) =>
      `union all select '${it}', null, null, min("${it}_low"), max("${it}_high") from alike
       where ${passesAllBut(it, set)}`
  )
  return rowsOf<FactRow>(
    container,
    `with alike as (
       select ${["choice_facts", ...checks.sql, "count(*) as n", ...ends].join(", ")}
       from catalog_entry where ${where.sql} group by ${["choice_facts", ...set.map(flagOf)].join(", ")})
     select f.field, f.value, sum(n)::int as n, null::float8 as low, null::float8 as high
     from alike cross join lateral jsonb_each_text(choice_facts) f(field, value)
     where case f.field ${passing.join(" ")} else false end group by f.field, f.value
     ${ofRanges.join(" ")}`,
    [...checks.values, ...where.values]
  )
}
