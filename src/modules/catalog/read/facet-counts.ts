import { type GemFact, isFact } from "../../../contract/stone-fields"
import { type ChoiceFilter, choiceFilters, type FilterField } from "../../../contract/stone-fields/filters"
import { type Container, rowsOf } from "./db"
import { factColumns, factFacets, type FactRow } from "./fact-facets"
import {
  atMostOneFails,
  baseConditions,
  failedFilter,
  fieldConditions,
  join,
  type ScopedFilters,
} from "./where"

/** Core fields whose values facets count. */
export type CoreChoice = Exclude<ChoiceFilter, GemFact>
export const coreChoices = choiceFilters.filter((it): it is CoreChoice => !isFact(it))

/** Products with equal values in all facet fields. */
export type Group = Record<CoreChoice, string> & {
  /** The one filter that the group fails; null when it passes all. */
  fails: FilterField | null
  n: number
  /** Lowest and highest price, in paise. */
  low: number
  high: number
}

/** Facet counts: groups that fail at most one filter, and gem facts that are already counted. */
export interface Counts {
  groups: Group[]
  facts: FactRow[]
}

/** Whether the group passes every filter, or every filter except this facet's own. */
export const passes = ({ fails }: Pick<Group, "fails">, own?: FilterField): boolean =>
  fails === null || fails === own

/**
 * Counts in PostgreSQL, for catalogs with too many groups to hold in memory. One pass groups the products that fail at
 * most one filter, which is all that a facet needs, since it ignores its own. The groups are fine enough for gem facts;
 * core fields are regrouped from them without a second pass.
 */
export async function readCounts(
  container: Container,
  tenantId: string,
  filters: ScopedFilters,
  tsQuery: string | null
): Promise<Counts> {
  const own = fieldConditions(filters)
  const failed = failedFilter(own)
  const where = join([...baseConditions(tenantId, filters, tsQuery), ...atMostOneFails(own)])
  const core = [...coreChoices, "fails"].join(", ")
  const [row] = await rowsOf<Counts>(
    container,
    `with alike as materialized (
       select ${[...coreChoices, ...factColumns].join(", ")}, ${failed.sql} as fails,
         count(*)::int as n, min(price_paise) as low, max(price_paise) as high
       from catalog_entry where ${where.sql} group by ${core}, choice_key)
     select
       (select coalesce(json_agg(it), '[]') from (
         select ${core}, sum(n)::int as n, min(low) as low, max(high) as high from alike group by ${core}
       ) it) as groups,
       (select coalesce(json_agg(it), '[]') from (${factFacets}) it) as facts`,
    [...failed.values, ...where.values]
  )
  return row ?? { groups: [], facts: [] }
}
