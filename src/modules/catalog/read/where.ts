import type { ProductFilters } from "../../../contract/product"
import { isFact } from "../../../contract/stone-fields"
import {
  type ChoiceFilter,
  choiceFilters,
  type FilterField,
  type RangeFilter,
  rangeFilters,
} from "../../../contract/stone-fields/filters"
import type { SqlValue } from "../../../db/with-tenant"
import { paiseFromRupees } from "../../../lib/money"
import { knownColor, knownType } from "../options"

/** A condition on `catalog_entry` with the values it binds. */
export interface Condition {
  sql: string
  values: SqlValue[]
}

export const join = (conditions: readonly Condition[]): Condition => ({
  sql: conditions.map((it) => it.sql).join(" and "),
  values: conditions.flatMap((it) => it.values),
})

/** Which products a list is of: those that the shop shows, unless its admins ask. */
export type Scope = "listed" | "drafts" | "all"
export type ScopedFilters = ProductFilters & { scope?: Scope | undefined }

const inScope: Record<Scope, string> = {
  listed: "tenant_id = ? and is_listed",
  drafts: "tenant_id = ? and not is_listed",
  all: "tenant_id = ?",
}

/** What a list is of at all, of the words searched for (`query` is PostgreSQL's tsquery text). */
export function baseConditions(tenantId: string, filters: ScopedFilters, query: string | null): Condition[] {
  const all: Condition[] = [{ sql: inScope[filters.scope ?? "listed"], values: [tenantId] }]
  if (query !== null) all.push({ sql: "search @@ ?::tsquery", values: [query] })
  if (filters.slugs) all.push({ sql: "slug = any (?)", values: [filters.slugs] })
  if (filters.featured) all.push({ sql: "is_featured = ?", values: [filters.featured === "true"] })
  if (filters.inStock) all.push({ sql: filters.inStock === "true" ? "stock > 0" : "stock = 0", values: [] })
  return all
}

/** The filters of fields that are set, each by its field. */
export function fieldConditions(filters: ProductFilters): Partial<Record<FilterField, Condition>> {
  const choices = choiceFilters.flatMap((it) => {
    const value = filters[it]
    return value === undefined ? [] : [[it, choiceCondition(it, value)]]
  })
  const ranges = rangeFilters.flatMap((it) => {
    const ends = [
      ...endCondition(it, ">=", filters[`${it}Min`]),
      ...endCondition(it, "<=", filters[`${it}Max`]),
    ]
    return ends.length ? [[it, join(ends)]] : []
  })
  return Object.fromEntries([...choices, ...ranges]) as Partial<Record<FilterField, Condition>>
}

/** How a core field's value is kept where it isn't as it was asked for. */
const kept: Partial<Record<FilterField, (value: string) => string>> = { type: knownType, color: knownColor }

const choiceCondition = (field: ChoiceFilter, value: string): Condition =>
  isFact(field)
    ? { sql: "choice_facts @> ?::jsonb", values: [JSON.stringify({ [field]: value })] }
    : { sql: `${field} = ?`, values: [kept[field]?.(value) ?? value] }

/** What a range compares: a core field's column, or the one that is generated from \`range_facts\` for a gem fact. */
export const rangeValue = (field: RangeFilter): string => (isFact(field) ? field : "price_paise")

const endCondition = (field: RangeFilter, sign: ">=" | "<=", end: string | undefined): Condition[] =>
  end === undefined
    ? []
    : [
        isFact(field)
          ? { sql: `coalesce(${rangeValue(field)} ${sign} ?::float8, false)`, values: [end] }
          : { sql: `${rangeValue(field)} ${sign} ?`, values: [paiseFromRupees(end)] },
      ]

/** The column that says whether a product passes the field's filter; in quotation marks, or PostgreSQL would make its letters small. */
export const flagOf = (field: FilterField): string => `"is_${field}"`
