import { type GemFact, isFact } from "../../../contract/stone-fields"
import {
  type ChoiceFilter,
  choiceFilters,
  type FilterField,
  type RangeFilter,
  rangeFilters,
} from "../../../contract/stone-fields/filters"
import { ByteCache } from "../../../lib/byte-cache"
import { type Container, rowsOf, searchQuery } from "./db"
import { factColumns, type FactRow } from "./fact-facets"
import { coreChoices, type Counts, type Group, passes } from "./facet-counts"
import {
  atMostOneFails,
  baseConditions,
  failedFilter,
  join,
  keptValue,
  rangeConditions,
  type ScopedFilters,
} from "./where"

/**
 * Products with equal choice values, independent of the chosen ones. Refining a search reuses the groups that it found,
 * without another pass over the catalog. `fails` can only name a range.
 */
export type FacetGroup = Group &
  Partial<Record<`${RangeFilter}_low` | `${RangeFilter}_high`, number | null>> & {
    stocked: boolean
    choice_facts: Partial<Record<GemFact, string>>
  }

/** A tenant with 50,000 products has some hundreds of groups. Above this limit PostgreSQL counts. */
const maxGroups = 4_000

/** What a search and its ranges find in one catalog version. */
export interface Found {
  tsQuery: string | null
  /** Null when there are more than `maxGroups`. */
  facetGroups: FacetGroup[] | null
}

/** Shared by pages and facets, and by all choices that refine the search. */
const recent = new ByteCache<Found>({
  maxBytes: 16 * 1024 * 1024,
  bytesOf: ({ tsQuery, facetGroups }) => 2 * (tsQuery?.length ?? 0) + 600 * (facetGroups?.length ?? 0),
})

/** The groups that a search and its ranges find in this catalog version. */
export function findFacetGroups(
  container: Container,
  tenantId: string,
  version: string,
  filters: ScopedFilters
): Promise<Found> {
  return recent.get(cacheKey(tenantId, filters), version, async () => {
    const tsQuery = await searchQuery(container, tenantId, filters.search)
    return { tsQuery, facetGroups: await readFacetGroups(container, tenantId, filters, tsQuery) }
  })
}

/** The same if another request has found them in this version. */
export const cachedFacetGroups = (
  tenantId: string,
  version: string,
  filters: ScopedFilters
): Found | undefined => recent.cached(cacheKey(tenantId, filters), version)

function cacheKey(tenantId: string, filters: ScopedFilters): string {
  const { search, scope, slugs, featured } = filters
  const ranges = rangeFilters.flatMap((it) => [filters[`${it}Min`] ?? null, filters[`${it}Max`] ?? null])
  return JSON.stringify([tenantId, search, scope ?? "listed", slugs, featured, ranges])
}

/** Reads the groups; null when there are more than `max`. */
export async function readFacetGroups(
  container: Container,
  tenantId: string,
  filters: ScopedFilters,
  tsQuery: string | null,
  max = maxGroups
): Promise<FacetGroup[] | null> {
  const ranges = rangeConditions(filters)
  const failed = failedFilter(ranges)
  const where = join([
    ...baseConditions(tenantId, { ...filters, inStock: undefined }, tsQuery),
    ...atMostOneFails(ranges),
  ])
  const [row] = await rowsOf<{ facetGroups: FacetGroup[] | null }>(
    container,
    `with alike as materialized (
       select ${[...coreChoices, ...factColumns].join(", ")}, ${failed.sql} as fails, stock > 0 as stocked,
         count(*)::int as n, min(price_paise) as low, max(price_paise) as high
       from catalog_entry where ${where.sql}
       group by ${coreChoices.join(", ")}, choice_key, stocked, fails limit ${String(max + 1)})
     select case when (select count(*) from alike) <= ${String(max)} then
       (select coalesce(json_agg(alike), '[]') from alike) end as "facetGroups"`,
    [...failed.values, ...where.values]
  )
  return row?.facetGroups ?? null
}

/** The groups that fail at most one filter, each with that filter. */
function* narrowed(
  facetGroups: readonly FacetGroup[],
  filters: ScopedFilters
): Generator<[FacetGroup, fails: FilterField | null]> {
  const selected = choiceFilters.flatMap((it) => {
    const value = filters[it]
    return value === undefined ? [] : [[it, keptValue(it, value)] as const]
  })
  for (const facetGroup of facetGroups) {
    if (filters.inStock !== undefined && facetGroup.stocked !== (filters.inStock === "true")) continue
    const failed = selected.filter(([it, value]) => valueOf(facetGroup, it) !== value).map(([it]) => it)
    if (failed.length + (facetGroup.fails ? 1 : 0) > 1) continue
    yield [facetGroup, failed[0] ?? facetGroup.fails]
  }
}

/** Applies the filters to the groups and returns the counts for facets. */
export function countFacetGroups(facetGroups: readonly FacetGroup[], filters: ScopedFilters): Counts {
  const groups = new Map<string, Group>()
  const facts = new FactCounts()
  for (const [facetGroup, fails] of narrowed(facetGroups, filters)) {
    addTo(groups, facetGroup, fails)
    facts.add(facetGroup, fails)
  }
  return { groups: [...groups.values()], facts: facts.rows() }
}

/** The number of products that pass all filters. */
export function totalOfFacetGroups(facetGroups: readonly FacetGroup[], filters: ScopedFilters): number {
  let total = 0
  for (const [{ n }, fails] of narrowed(facetGroups, filters)) if (passes({ fails })) total += n
  return total
}

const valueOf = (facetGroup: FacetGroup, field: ChoiceFilter): string | undefined =>
  isFact(field) ? facetGroup.choice_facts[field] : facetGroup[field]

function addTo(groups: Map<string, Group>, facetGroup: FacetGroup, fails: FilterField | null): void {
  const key = JSON.stringify([...coreChoices.map((it) => facetGroup[it]), fails])
  const known = groups.get(key)
  if (known) {
    known.n += facetGroup.n
    known.low = Math.min(known.low, facetGroup.low)
    known.high = Math.max(known.high, facetGroup.high)
  } else {
    const { type, color, origin, n, low, high } = facetGroup
    groups.set(key, { type, color, origin, fails, n, low, high })
  }
}

const factChoices = choiceFilters.filter((it) => isFact(it))
const factRanges = rangeFilters.filter((it) => isFact(it))

/** Counts the facets of gem facts; each ignores its own filter. */
class FactCounts {
  private readonly choices = new Map(factChoices.map((it) => [it, new Map<string, number>()]))
  private readonly ranges = new Map<RangeFilter, { low: number | null; high: number | null }>(
    factRanges.map((it) => [it, { low: null, high: null }])
  )

  add(facetGroup: FacetGroup, fails: FilterField | null): void {
    for (const [field, found] of this.choices) {
      const value = facetGroup.choice_facts[field]
      if (value !== undefined && passes({ fails }, field))
        found.set(value, (found.get(value) ?? 0) + facetGroup.n)
    }
    for (const [field, range] of this.ranges) {
      const low = facetGroup[`${field}_low`]
      const high = facetGroup[`${field}_high`]
      if (typeof low !== "number" || typeof high !== "number" || !passes({ fails }, field)) continue
      range.low = Math.min(range.low ?? low, low)
      range.high = Math.max(range.high ?? high, high)
    }
  }

  rows(): FactRow[] {
    return [
      ...[...this.choices].flatMap(([field, found]) =>
        [...found].map(([value, n]): FactRow => ({ field, value, n, low: null, high: null }))
      ),
      ...[...this.ranges].map(([field, ends]): FactRow => ({ field, value: null, n: null, ...ends })),
    ]
  }
}
