import { type Container, rowsOf, searchQuery } from "./db"
import type { Counts } from "./facet-counts"
import {
  cachedFacetGroups,
  countFacetGroups,
  countInBatches,
  findFacetGroups,
  totalOfFacetGroups,
} from "./facet-groups"
import { baseConditions, fieldConditions, join, type ScopedFilters } from "./where"

/** The facet counts of a search and its filters in this version of the tenant's catalog. */
export async function facetCountsOf(
  container: Container,
  tenantId: string,
  version: string,
  filters: ScopedFilters
): Promise<Counts> {
  const { tsQuery, facetGroups } = await findFacetGroups(container, tenantId, version, filters)
  return facetGroups
    ? countFacetGroups(facetGroups, filters)
    : countInBatches(container, tenantId, filters, tsQuery)
}

/** A search's tsquery and the number of matching products. */
export interface Match {
  tsQuery: string | null
  total: number
}

/**
 * The match of a search and its filters in this version. The search runs once for the list and its facets: it finds the
 * groups that both need. Without a search, counting by an index costs less than finding groups that nobody may need.
 */
export async function matchOf(
  container: Container,
  tenantId: string,
  version: string,
  filters: ScopedFilters
): Promise<Match> {
  const found = filters.search?.trim()
    ? await findFacetGroups(container, tenantId, version, filters)
    : cachedFacetGroups(tenantId, version, filters)
  const { tsQuery, facetGroups } = found ?? { tsQuery: null, facetGroups: null }
  return facetGroups
    ? { tsQuery, total: totalOfFacetGroups(facetGroups, filters) }
    : countMatches(container, tenantId, filters, tsQuery)
}

/** The same for lists without facets: counts the products that pass every filter, from an index where possible. */
export async function readMatch(
  container: Container,
  tenantId: string,
  filters: ScopedFilters
): Promise<Match> {
  return countMatches(container, tenantId, filters, await searchQuery(container, tenantId, filters.search))
}

async function countMatches(
  container: Container,
  tenantId: string,
  filters: ScopedFilters,
  tsQuery: string | null
): Promise<Match> {
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
}
