import {
  defaultProductColors,
  defaultProductTypes,
  type Facets,
  type ProductFilters,
} from "../../../contract/product"
import { paise, rupeesText } from "../../../lib/money"
import { typeLabel } from "../options"
import type { Container } from "./db"
import { type Group, matchOf, passes } from "./match"
import type { FacetName } from "./where"

/** How many products each value would give; each facet leaves its own filter out. */
export async function readFacets(
  container: Container,
  tenantId: string,
  version: string,
  filters: ProductFilters
): Promise<Facets> {
  const { groups } = await matchOf(container, tenantId, version, filters)
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
