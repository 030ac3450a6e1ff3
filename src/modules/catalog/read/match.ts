import type { ProductFilters } from "../../../contract/product"
import { ByteCache } from "../../../lib/byte-cache"
import { type Container, rowsOf, searchQuery } from "./db"
import { baseConditions, type Condition, facetConditions, type FacetName, join } from "./where"

/** Products alike in what facets count; `is_…` says which of the filters they pass. */
export type Group = Record<`is_${FacetName}`, boolean> & {
  type: string
  color: string
  origin: string
  n: number
  low: string
  high: string
}

/** What a search and its filters match: the words as PostgreSQL's query, and how many of which kind there are. */
export type Match = { words: string | null; groups: Group[]; total: number }

export const facetNames: readonly FacetName[] = ["type", "color", "origin", "price"]
const anything: Condition = { sql: "true", values: [] }

/** A page and its facets ask for the same match, mostly at the same time: it is looked up once. */
const recent = new ByteCache<Match>({
  maxBytes: 8 * 1024 * 1024,
  bytesOf: ({ words, groups }) => 2 * (words?.length ?? 0) + 400 * groups.length,
})

/** The match of this version of the tenant's catalogue. */
export function matchOf(
  container: Container,
  tenantId: string,
  version: string,
  filters: ProductFilters
): Promise<Match> {
  const { search, type, color, origin, priceMin, priceMax, featured, inStock } = filters
  const key = JSON.stringify([tenantId, search, type, color, origin, priceMin, priceMax, featured, inStock])
  return recent.get(key, version, () => readMatch(container, tenantId, filters))
}

/** One pass groups what passes all filters but one at most: all that a facet needs, since it leaves its own out. */
async function readMatch(container: Container, tenantId: string, filters: ProductFilters): Promise<Match> {
  const words = await searchQuery(container, tenantId, filters.search)
  const base = join(baseConditions(tenantId, filters, words))
  const own = facetConditions(filters)
  const checks = facetNames.map((name) => own[name] ?? anything)
  const set = facetNames.flatMap((name) => own[name] ?? [])
  const nearly = set.length < 2 ? anything : atMostOneFails(set)
  const groups = await rowsOf<Group>(
    container,
    `select type, color, origin, ${facetNames.map((name, i) => `${checks[i]?.sql ?? ""} as is_${name}`).join(", ")},
       count(*)::int as n, min(price_paise) as low, max(price_paise) as high
     from catalog_entry where ${base.sql} and ${nearly.sql} group by 1, 2, 3, 4, 5, 6, 7`,
    [...checks.flatMap((it) => it.values), ...base.values, ...nearly.values]
  )
  const total = groups.filter((it) => passes(it)).reduce((sum, it) => sum + it.n, 0)
  return { words, groups, total }
}

const atMostOneFails = (conditions: readonly Condition[]): Condition => ({
  sql: `${conditions.map((it) => `(not (${it.sql}))::int`).join(" + ")} <= 1`,
  values: conditions.flatMap((it) => it.values),
})

/** Whether the group passes every filter, or every one but this facet's own. */
export const passes = (group: Group, own?: FacetName): boolean =>
  facetNames.every((name) => name === own || group[`is_${name}`])
