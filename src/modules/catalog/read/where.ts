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
import { paiseFromRupees } from "../../../domain/money"
import { knownColor, knownType } from "../options"

/** An SQL condition on `catalog_entry` with its bindings. */
export interface Condition {
  sql: string
  values: SqlValue[]
}

export const join = (conditions: readonly Condition[]): Condition => ({
  sql: conditions.map((it) => it.sql).join(" and "),
  values: conditions.flatMap((it) => it.values),
})

/** Which products a list covers: listed ones by default; admins can choose drafts or all. */
export type Scope = "listed" | "drafts" | "all"
export type ScopedFilters = ProductFilters & { scope?: Scope | undefined }

const inScope: Record<Scope, string> = {
  listed: "tenant_id = ? and is_listed",
  drafts: "tenant_id = ? and not is_listed",
  all: "tenant_id = ?",
}

/** Conditions of every list: tenant, scope and search (`query` is tsquery text). */
export function baseConditions(tenantId: string, filters: ScopedFilters, query: string | null): Condition[] {
  const all: Condition[] = [{ sql: inScope[filters.scope ?? "listed"], values: [tenantId] }]
  if (query !== null) all.push({ sql: "search @@ ?::tsquery", values: [query] })
  if (filters.slugs) all.push({ sql: "slug = any (?)", values: [filters.slugs] })
  if (filters.featured) all.push({ sql: "is_featured = ?", values: [filters.featured === "true"] })
  if (filters.inStock) all.push({ sql: filters.inStock === "true" ? "stock > 0" : "stock = 0", values: [] })
  return all
}

export type FieldConditions = Partial<Record<FilterField, Condition>>

/** Conditions of the set field filters, by field. */
export function fieldConditions(filters: ProductFilters): FieldConditions {
  const choices = choiceFilters.flatMap((it) => {
    const value = filters[it]
    return value === undefined ? [] : [[it, choiceCondition(it, keptValue(it, value))]]
  })
  return { ...(Object.fromEntries(choices) as FieldConditions), ...rangeConditions(filters) }
}

/** Conditions of the set ranges, by field. */
export function rangeConditions(filters: ProductFilters): FieldConditions {
  const ranges = rangeFilters.flatMap((it) => {
    const ends = [
      ...endCondition(it, ">=", filters[`${it}Min`]),
      ...endCondition(it, "<=", filters[`${it}Max`]),
    ]
    return ends.length ? [[it, join(ends)]] : []
  })
  return Object.fromEntries(ranges) as FieldConditions
}

/** Conditions for facets: a product fails at most one filter. */
export function atMostOneFails(own: FieldConditions): Condition[] {
  const all = Object.values(own)
  if (all.length < 2) return []
  return [
    {
      sql: `${all.map((it) => `(not (${it.sql}))::int`).join(" + ")} <= 1`,
      values: all.flatMap((it) => it.values),
    },
  ]
}

/** SQL for the name of the one filter that a product fails; null when it passes all. */
export function failedFilter(own: FieldConditions): Condition {
  const all = Object.entries(own)
  if (!all.length) return { sql: "null::text", values: [] }
  return {
    sql: `case ${all.map(([field, { sql }]) => `when not (${sql}) then '${field}'`).join(" ")} end`,
    values: all.flatMap(([, { values }]) => values),
  }
}

const known: Partial<Record<FilterField, (value: string) => string>> = { type: knownType, color: knownColor }

/** Converts a choice filter's value to its stored form. */
export const keptValue = (field: ChoiceFilter, value: string): string => known[field]?.(value) ?? value

const choiceCondition = (field: ChoiceFilter, value: string): Condition =>
  isFact(field)
    ? { sql: "choice_facts @> ?::jsonb", values: [JSON.stringify({ [field]: value })] }
    : { sql: `${field} = ?`, values: [value] }

/** SQL for a range's value: a core field's column, or the column generated from `range_facts` for a gem fact. */
export const rangeValue = (field: RangeFilter): string => (isFact(field) ? field : "price_paise")

const endCondition = (field: RangeFilter, sign: ">=" | "<=", end: string | undefined): Condition[] =>
  end === undefined
    ? []
    : [
        isFact(field)
          ? { sql: `coalesce(${rangeValue(field)} ${sign} ?::float8, false)`, values: [end] }
          : { sql: `${rangeValue(field)} ${sign} ?`, values: [paiseFromRupees(end)] },
      ]
