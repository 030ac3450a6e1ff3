import type { ProductFilters } from "../../../contract/product"
import { isFact } from "../../../contract/stone-fields"
import {
  choiceFilters,
  type FilterField,
  filterFields,
  rangeFilters,
} from "../../../contract/stone-fields/filters"
import { type Container, rowsOf } from "./db"
import { checked, flagOf } from "./match"
import { rangeValue } from "./where"

/** Of a choice how many stones a value gives; of a range its ends. Numbers of the database come as text. */
export type FactRow =
  | { field: FilterField; value: string; n: number; low: null; high: null }
  | { field: FilterField; value: null; n: null; low: string | null; high: string | null }

const choices = choiceFilters.filter((it) => isFact(it))
const ranges = rangeFilters.filter((it) => isFact(it))
const flags = filterFields.map(flagOf)

const passesAllBut = (own: FilterField): string => flags.filter((it) => it !== flagOf(own)).join(" and ")

const ends = ranges.map(
  (it) => `, min(${rangeValue(it)}) as "${it}_low", max(${rangeValue(it)}) as "${it}_high"`
)

const choiceRows = `select f.field, f.value, sum(n)::int as n, null::numeric as low, null::numeric as high
  from alike cross join lateral jsonb_each_text(choice_facts) f(field, value)
  where case f.field ${choices.map((it) => `when '${it}' then ${passesAllBut(it)}`).join(" ")} else false end
  group by f.field, f.value`

const rangeRows = ranges.map(
  (it) =>
    `select '${it}', null, null, min("${it}_low"), max("${it}_high") from alike where ${passesAllBut(it)}`
)

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
  const { checks, where } = checked(tenantId, filters, words)
  return rowsOf<FactRow>(
    container,
    `with alike as (
       select choice_facts, ${checks.sql}, count(*) as n ${ends.join("")}
       from catalog_entry where ${where.sql} group by choice_facts, ${flags.join(", ")})
     ${[choiceRows, ...rangeRows].join("\n union all ")}`,
    [...checks.values, ...where.values]
  )
}
