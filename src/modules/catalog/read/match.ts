import { productFilters } from "../../../contract/product"
import { ByteCache } from "../../../lib/byte-cache"
import { type Container, rowsOf, searchQuery } from "./db"
import { factColumns, factFacets } from "./fact-facets"
import { coreChoices, type Counts, passes } from "./facet-counts"
import { facetGroupsOf, matchOfFacetGroups } from "./facet-groups"
import {
  atMostOneFails,
  baseConditions,
  failedFilter,
  fieldConditions,
  join,
  type ScopedFilters,
} from "./where"

/** The match of a search and its filters: the tsquery and the counts per group. */
export interface Match extends Counts {
  tsQuery: string | null
  total: number
}

/** A page and its facets need the same match, mostly at the same time, so it is computed once. */
const recent = new ByteCache<Match>({
  maxBytes: 8 * 1024 * 1024,
  bytesOf: ({ tsQuery, groups, facts }) =>
    2 * (tsQuery?.length ?? 0) + 400 * groups.length + 200 * facts.length,
})

/** The match in this version of the tenant's catalog. */
export function matchOf(
  container: Container,
  tenantId: string,
  version: string,
  filters: ScopedFilters
): Promise<Match> {
  return recent.get(keyOf(tenantId, filters), version, async () => {
    const tsQuery = await searchQuery(container, tenantId, filters.search)
    const facetGroups = await facetGroupsOf(container, tenantId, version, filters, tsQuery)
    const found = facetGroups
      ? matchOfFacetGroups(facetGroups, filters)
      : await readCounts(container, tenantId, filters, tsQuery)
    const total = found.groups.filter((it) => passes(it)).reduce((sum, it) => sum + it.n, 0)
    return { tsQuery, ...found, total }
  })
}

const keyOf = (tenantId: string, filters: ScopedFilters): string =>
  JSON.stringify([tenantId, filters.scope ?? "listed", ...filterNames.map((it) => filters[it] ?? null)])

/** A search's tsquery and the number of matching products. */
export type Counted = Pick<Match, "tsQuery" | "total">

const counts = new ByteCache<Counted>({
  maxBytes: 1024 * 1024,
  bytesOf: ({ tsQuery }) => 100 + 2 * (tsQuery?.length ?? 0),
})

/** The same without facets: counts only products that pass every filter, from an index where possible. */
export const countOf = (
  container: Container,
  tenantId: string,
  version: string,
  filters: ScopedFilters
): Promise<Counted> =>
  counts.get(keyOf(tenantId, filters), version, async () => {
    const tsQuery = await searchQuery(container, tenantId, filters.search)
    const where = join([
      ...baseConditions(tenantId, filters, tsQuery),
      ...Object.values(fieldConditions(filters)),
    ])
    const [row] = await rowsOf<{ total: number }>(
      container,
      `select count(*)::int as total from catalog_entry where ${where.sql}`,
      where.values
    )
    return { tsQuery, total: row?.total ?? 0 }
  })

/** The filters that a match depends on; sort and page aren't among them. */
const filterNames = Object.keys(productFilters.shape) as (keyof typeof productFilters.shape)[]

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
