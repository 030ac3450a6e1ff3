import {
  defaultProductColors,
  defaultProductTypes,
  type Facets,
  type Option,
  type ProductFilters,
} from "../../../contract/product"
import { stoneFields } from "../../../contract/stone-fields"
import type { FilterField } from "../../../contract/stone-fields/filters"
import { paise, rupeesText } from "../../../domain/money"
import type { Container } from "./db"
import type { FactRow } from "./fact-facets"
import { type CoreChoice, coreChoices, type Group, passes } from "./facet-counts"
import { facetCountsOf } from "./match"
import { parseSearch } from "./parse-search"

/** The number of products per facet value; each facet ignores its own filter. */
export async function readFacets(
  container: Container,
  tenantId: string,
  version: string,
  rawFilters: ProductFilters
): Promise<Facets> {
  const { named, ...filters } = await parseSearch(container, tenantId, rawFilters)
  const { groups, facts } = await facetCountsOf(container, tenantId, version, filters)
  const core = Object.fromEntries(coreChoices.map((it) => [it, inOrder(it, counts(groups, it))]))
  return {
    ...(core as Pick<Facets, CoreChoice>),
    price: priceRange(groups.filter((it) => passes(it, "price"))),
    ...ofFacts(facts),
    ...(Object.keys(named).length > 0 && { named }),
  }
}

type Counts = ReadonlyMap<string, number>

function counts(groups: readonly Group[], facet: CoreChoice): Counts {
  const found = new Map<string, number>()
  for (const group of groups) {
    const value = group[facet]
    if (value && passes(group, facet)) found.set(value, (found.get(value) ?? 0) + group.n)
  }
  return found
}

/** Facets of gem facts. A fact that no product has is left out. */
function ofFacts(rows: readonly FactRow[]): Partial<Facets> {
  const choices = new Map<FilterField, Map<string, number>>()
  const found: Record<string, unknown> = {}
  for (const it of rows) {
    if (it.value === null) {
      if (it.low !== null) found[it.field] = { min: it.low, max: it.high }
    } else {
      choices.set(it.field, (choices.get(it.field) ?? new Map<string, number>()).set(it.value, it.n))
    }
  }
  for (const [field, values] of choices) found[field] = inOrder(field, values)
  return found
}

/** Fields whose values have a tenant's list, by the order of its initial options. */
const defaults: Partial<Record<FilterField, readonly Option[]>> = {
  type: defaultProductTypes,
  color: defaultProductColors,
}

/** The field's choices or defaults in their order, then the rest by descending count. */
function inOrder(field: FilterField, found: Counts): Facets["type"] {
  const { words = (it: string) => it, choices } = stoneFields[field]
  const known = choices ?? (defaults[field] ?? []).map((it) => it.value)
  const place = (value: string): number => (known.includes(value) ? known.indexOf(value) : known.length)
  return [...found]
    .sort(([a, n], [b, m]) => place(a) - place(b) || m - n || a.localeCompare(b))
    .map(([value, count]) => ({ value, label: words(value), count }))
}

function priceRange(groups: readonly Group[]): Facets["price"] {
  if (!groups.length) return { min: null, max: null }
  const low = Math.min(...groups.map((it) => it.low))
  const high = Math.max(...groups.map((it) => it.high))
  return { min: rupeesText(paise(low)), max: rupeesText(paise(high)) }
}
