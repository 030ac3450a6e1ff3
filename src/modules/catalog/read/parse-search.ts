import type { ProductFilters } from "../../../contract/product"
import { caratsInRatti } from "../../../contract/stone-names"
import { type Container, rowsOf } from "./db"

const ratti = /(?:(\d{1,3}(?:\.\d{1,2})?)\s*)?\b(?:ratt?i|ratt?is|ratty)\b/i

/** Relative tolerance: products of an exact weight in ratti are rare, so a tenth lighter or heavier matches too. */
const tolerance = 0.1

/**
 * Converts `5 ratti` in a search to a range of carats. An explicit carat filter takes precedence. If the tenant's own
 * texts mention ratti, the search stays unchanged.
 */
export async function parseSearch<Filters extends ProductFilters>(
  container: Container,
  tenantId: string,
  filters: Filters
): Promise<Filters> {
  const found = ratti.exec(filters.search ?? "")
  if (!found || (await writesOfRatti(container, tenantId))) return filters
  const [match, amount] = found
  const carats = Number(amount) * caratsInRatti
  return {
    ...filters,
    search: (filters.search ?? "").replace(match, " "),
    ...(amount !== undefined && {
      caratMin: filters.caratMin ?? (carats * (1 - tolerance)).toFixed(2),
      caratMax: filters.caratMax ?? (carats * (1 + tolerance)).toFixed(2),
    }),
  }
}

async function writesOfRatti(container: Container, tenantId: string): Promise<boolean> {
  const rows = await rowsOf(
    container,
    "select 1 from catalog_word where tenant_id = ? and word in ('ratti', 'ratty', 'rattis')",
    [tenantId]
  )
  return rows.length > 0
}
