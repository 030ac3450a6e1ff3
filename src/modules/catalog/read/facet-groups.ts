import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type GemFact, isFact } from "../../../contract/stone-fields"
import {
  type ChoiceFilter,
  choiceFilters,
  type FilterField,
  type RangeFilter,
  rangeFilters,
} from "../../../contract/stone-fields/filters"
import { inTransaction } from "../../../db/transaction"
import { ByteCache } from "../../../lib/byte-cache"
import { type Container, rowsOf, searchQuery } from "./db"
import { factColumns, type FactRow } from "./fact-facets"
import { coreChoices, type Counts, type Group, passes } from "./facet-counts"
import {
  atMostOneFails,
  baseConditions,
  type Condition,
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

/** A tenant with 50,000 products has some hundreds of groups. More are counted in batches, and not kept. */
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

function groupsQuery(tenantId: string, filters: ScopedFilters, tsQuery: string | null): Condition {
  const ranges = rangeConditions(filters)
  const failed = failedFilter(ranges)
  const where = join([
    ...baseConditions(tenantId, { ...filters, inStock: undefined }, tsQuery),
    ...atMostOneFails(ranges),
  ])
  return {
    sql: `select ${[...coreChoices, ...factColumns].join(", ")}, ${failed.sql} as fails, stock > 0 as stocked,
        count(*)::int as n, min(price_paise) as low, max(price_paise) as high
      from catalog_entry where ${where.sql}
      group by ${coreChoices.join(", ")}, choice_key, stocked, fails`,
    values: [...failed.values, ...where.values],
  }
}

/** Reads the groups; null when there are more than `max`. */
export async function readFacetGroups(
  container: Container,
  tenantId: string,
  filters: ScopedFilters,
  tsQuery: string | null,
  max = maxGroups
): Promise<FacetGroup[] | null> {
  const query = groupsQuery(tenantId, filters, tsQuery)
  const [row] = await rowsOf<{ facetGroups: FacetGroup[] | null }>(
    container,
    `with alike as materialized (${query.sql} limit ${String(max + 1)})
     select case when (select count(*) from alike) <= ${String(max)} then
       (select coalesce(json_agg(alike), '[]') from alike) end as "facetGroups"`,
    query.values
  )
  return row?.facetGroups ?? null
}

/** Counts more groups than memory may hold, in batches of `max`. */
export async function countInBatches(
  container: Container,
  tenantId: string,
  filters: ScopedFilters,
  tsQuery: string | null,
  max = maxGroups
): Promise<Counts> {
  const query = groupsQuery(tenantId, filters, tsQuery)
  const knex = container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
  const counter = new FacetCounter(filters)
  return inTransaction(knex, async (trx) => {
    await trx.raw(
      `declare facet_groups no scroll cursor for select to_json(alike) as alike from (${query.sql}) alike`,
      query.values as Knex.RawBinding[]
    )
    for (;;) {
      const { rows } = await trx.raw<{ rows: { alike: FacetGroup }[] }>(
        `fetch ${String(max)} from facet_groups`
      )
      if (rows.length === 0) return counter.counts()
      counter.add(rows.map((it) => it.alike))
    }
  })
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

/** Applies the filters to groups and counts the facets. */
class FacetCounter {
  private readonly groups = new Map<string, Group>()
  private readonly facts = new FactCounts()

  constructor(private readonly filters: ScopedFilters) {}

  add(facetGroups: readonly FacetGroup[]): void {
    for (const [facetGroup, fails] of narrowed(facetGroups, this.filters)) {
      addTo(this.groups, facetGroup, fails)
      this.facts.add(facetGroup, fails)
    }
  }

  counts(): Counts {
    return { groups: [...this.groups.values()], facts: this.facts.rows() }
  }
}

/** Applies the filters to the groups and returns the counts for facets. */
export function countFacetGroups(facetGroups: readonly FacetGroup[], filters: ScopedFilters): Counts {
  const counter = new FacetCounter(filters)
  counter.add(facetGroups)
  return counter.counts()
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
