import type { ProductFilters } from "../../../contract/product"
import { caratsInRatti } from "../../../contract/stone-names"
import { type Container, rowsOf } from "./db"

const ratti = /(?:(\d{1,3}(?:\.\d{1,2})?)\s*)?\b(?:ratt?i|ratt?is|ratty)\b/i

/** Nobody finds a stone of exactly so many ratti: a tenth lighter or heavier is meant too. */
const tolerance = 0.1

/**
 * A search's `5 ratti` as a range of carats, which stones do have; a bound that was asked for by itself stands. Where a
 * shop itself writes of ratti, its words are searched for as they are.
 */
export async function parseSearch<Filters extends ProductFilters>(
  container: Container,
  tenantId: string,
  filters: Filters
): Promise<Filters> {
  const found = ratti.exec(filters.search ?? "")
  if (!found || (await writesOfRatti(container, tenantId))) return filters
  const [said, amount] = found
  const carats = Number(amount) * caratsInRatti
  return {
    ...filters,
    search: (filters.search ?? "").replace(said, " "),
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
