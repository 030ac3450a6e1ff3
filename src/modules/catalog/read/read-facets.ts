import {
  defaultProductColors,
  defaultProductTypes,
  type Facets,
  type ProductFilters,
} from "../../../contract/product"
import { paise, rupeesText } from "../../../lib/money"
import { typeLabel } from "../options"
import { type Container, rowsOf, searchQuery } from "./db"
import { baseConditions, type Condition, facetConditions, type FacetName, join } from "./where"

type Group = {
  type: string
  color: string
  origin: string
  /** Which of the filters this group passes. */
  is_type: boolean
  is_color: boolean
  is_origin: boolean
  is_price: boolean
  n: number
  low: string
  high: string
}

const names: FacetName[] = ["type", "color", "origin", "price"]
const anything: Condition = { sql: "true", values: [] }

/**
 * How many products each value would give. One pass groups what passes all filters but one at most, which is all
 * that any facet needs: each leaves its own filter out.
 */
export async function readFacets(
  container: Container,
  tenantId: string,
  filters: ProductFilters
): Promise<Facets> {
  const words = await searchQuery(container, tenantId, filters.search)
  const base = join(baseConditions(tenantId, filters, words))
  const own = facetConditions(filters)
  const checks = names.map((name) => own[name] ?? anything)
  const failing = names.filter((name) => own[name])
  const nearly = failing.length < 2 ? anything : atMostOneFails(failing.map((name) => own[name] ?? anything))
  const groups = await rowsOf<Group>(
    container,
    `select type, color, origin, ${names.map((name, i) => `${checks[i]?.sql ?? ""} as is_${name}`).join(", ")},
       count(*)::int as n, min(price_paise) as low, max(price_paise) as high
     from catalog_entry where ${base.sql} and ${nearly.sql} group by 1, 2, 3, 4, 5, 6, 7`,
    [...checks.flatMap((it) => it.values), ...base.values, ...nearly.values]
  )
  return {
    type: inOrder(
      counts(groups, "type"),
      defaultProductTypes.map((it) => it.value),
      typeLabel
    ),
    color: inOrder(
      counts(groups, "color"),
      defaultProductColors.map((it) => it.value)
    ),
    origin: inOrder(counts(groups, "origin"), []),
    price: priceRange(groups.filter((it) => passes(it, "price"))),
  }
}

const atMostOneFails = (conditions: readonly Condition[]): Condition => ({
  sql: `${conditions.map((it) => `(not (${it.sql}))::int`).join(" + ")} <= 1`,
  values: conditions.flatMap((it) => it.values),
})

/** Whether the group passes every filter but this facet's own. */
const passes = (group: Group, own: FacetName): boolean =>
  names.every((name) => name === own || group[`is_${name}`])

function counts(groups: readonly Group[], facet: Exclude<FacetName, "price">): Map<string, number> {
  const found = new Map<string, number>()
  for (const group of groups) {
    const value = group[facet]
    if (value && passes(group, facet)) found.set(value, (found.get(value) ?? 0) + group.n)
  }
  return found
}

/** The defaults in their order, then the rest, most first. */
function inOrder(
  found: ReadonlyMap<string, number>,
  defaults: readonly string[],
  label: (value: string) => string = (it) => it
): Facets["type"] {
  const place = (value: string): number =>
    defaults.includes(value) ? defaults.indexOf(value) : defaults.length
  return [...found]
    .sort(([a, n], [b, m]) => place(a) - place(b) || m - n || a.localeCompare(b))
    .map(([value, count]) => ({ value, label: label(value), count }))
}

function priceRange(groups: readonly Group[]): Facets["price"] {
  if (!groups.length) return { min: null, max: null }
  const low = Math.min(...groups.map((it) => Number(it.low)))
  const high = Math.max(...groups.map((it) => Number(it.high)))
  return { min: rupeesText(paise(low)), max: rupeesText(paise(high)) }
}
