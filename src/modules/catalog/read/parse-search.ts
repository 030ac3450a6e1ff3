import type { ProductFilters } from "../../../contract/product"
import { type Container, rowsOf } from "./db"
import { readSearchRanges, type SearchRanges } from "./search-ranges"

const mentionsRatti = /ratt|रत्ती/i

/**
 * Converts the weights and prices in a search (`2 carat`, `under 2 lakh`) to range filters. A range that is filtered
 * explicitly takes precedence. If the tenant's own texts mention ratti, `5 ratti` stays a search for words.
 * @returns the filters to apply, and those of them that the search named
 */
export async function parseSearch<Filters extends ProductFilters>(
  container: Container,
  tenantId: string,
  filters: Filters
): Promise<Filters & { named: SearchRanges }> {
  const { search = "" } = filters
  if (search === "") return { ...filters, named: {} }
  const withRatti = !mentionsRatti.test(search) || !(await writesOfRatti(container, tenantId))
  const { rest, ranges } = readSearchRanges(search, { withRatti })
  const named = withoutFiltered(ranges, filters)
  return { ...filters, ...named, search: rest, named }
}

const withoutFiltered = (ranges: SearchRanges, filters: ProductFilters): SearchRanges =>
  Object.fromEntries(
    Object.entries(ranges).filter(([name]) => filters[name as keyof SearchRanges] === undefined)
  )

async function writesOfRatti(container: Container, tenantId: string): Promise<boolean> {
  const rows = await rowsOf(
    container,
    "select 1 from catalog_word where tenant_id = ? and word in ('ratti', 'ratty', 'rattis')",
    [tenantId]
  )
  return rows.length > 0
}
