import type { ProductFilters } from "../../../contract/product"
import type { SqlValue } from "../../../db/with-tenant"
import { paiseFromRupees } from "../../../lib/money"
import { knownColor, knownType } from "../options"

/** A condition on `catalog_entry` with the values it binds. */
export type Condition = { sql: string; values: SqlValue[] }

/** A filter that a facet leaves out when it counts its own values. */
export type FacetName = "type" | "color" | "origin" | "price"

export const join = (conditions: readonly Condition[]): Condition => ({
  sql: conditions.map((it) => it.sql).join(" and "),
  values: conditions.flatMap((it) => it.values),
})

/** What the shop shows at all, of the words searched for (`query` is PostgreSQL's tsquery text). */
export function baseConditions(tenantId: string, filters: ProductFilters, query: string | null): Condition[] {
  const all: Condition[] = [{ sql: "tenant_id = ? and is_listed", values: [tenantId] }]
  if (query !== null) all.push({ sql: "search @@ ?::tsquery", values: [query] })
  if (filters.featured) all.push({ sql: "is_featured = ?", values: [filters.featured === "true"] })
  if (filters.inStock) all.push({ sql: filters.inStock === "true" ? "stock > 0" : "stock = 0", values: [] })
  return all
}

/** The filters that have a facet, each by its name. */
export function facetConditions(filters: ProductFilters): Partial<Record<FacetName, Condition>> {
  const { type, color, origin, priceMin, priceMax } = filters
  const price: Condition[] = []
  if (priceMin !== undefined) price.push({ sql: "price_paise >= ?", values: [paiseFromRupees(priceMin)] })
  if (priceMax !== undefined) price.push({ sql: "price_paise <= ?", values: [paiseFromRupees(priceMax)] })
  return {
    ...(type === undefined ? {} : { type: { sql: "type = ?", values: [knownType(type)] } }),
    ...(color === undefined ? {} : { color: { sql: "color = ?", values: [knownColor(color)] } }),
    ...(origin === undefined ? {} : { origin: { sql: "origin = ?", values: [origin] } }),
    ...(price.length ? { price: join(price) } : {}),
  }
}
