import { type GemFact, isFact } from "../../../contract/stone-fields"
import {
  type ChoiceFilter,
  choiceFilters,
  type FilterField,
  type RangeFilter,
  rangeFilters,
} from "../../../contract/stone-fields/filters"
import { ByteCache } from "../../../lib/byte-cache"
import { type Container, rowsOf } from "./db"
import { factColumns, type FactRow } from "./fact-facets"
import { coreChoices, type Counts, type Group, passes } from "./groups"
import {
  atMostOneFails,
  baseConditions,
  failedFilter,
  join,
  keptValue,
  rangeConditions,
  type ScopedFilters,
} from "./where"

/**
 * Products alike in all that can be chosen from, whatever was chosen: a shopper who refines a search is answered from
 * the kinds that it found, without another pass over the catalogue. `fails` names a range at most.
 */
export type Kind = Group &
  Partial<Record<`${RangeFilter}_low` | `${RangeFilter}_high`, number | null>> & {
    stocked: boolean
    choice_facts: Partial<Record<GemFact, string>>
  }

/** There are some hundreds in a shop of 50,000; one that gives every stone facts of its own is counted by PostgreSQL. */
const mostKinds = 4_000

const recent = new ByteCache<Kind[] | null>({
  maxBytes: 16 * 1024 * 1024,
  bytesOf: (kinds) => 600 * (kinds?.length ?? 0),
})

/** The kinds that a search and its ranges find in this version of the tenant's catalogue; null when there are too many. */
export function kindsOf(
  container: Container,
  tenantId: string,
  version: string,
  filters: ScopedFilters,
  words: string | null,
  most = mostKinds
): Promise<Kind[] | null> {
  const { scope, slugs, featured } = filters
  const ranges = rangeFilters.flatMap((it) => [filters[`${it}Min`] ?? null, filters[`${it}Max`] ?? null])
  const key = JSON.stringify([tenantId, words, scope ?? "listed", slugs ?? null, featured ?? null, ranges])
  return recent.get(key, version, () => readKinds(container, tenantId, filters, words, most))
}

async function readKinds(
  container: Container,
  tenantId: string,
  filters: ScopedFilters,
  words: string | null,
  most: number
): Promise<Kind[] | null> {
  const ranges = rangeConditions(filters)
  const failed = failedFilter(ranges)
  const where = join([
    ...baseConditions(tenantId, { ...filters, inStock: undefined }, words),
    ...atMostOneFails(ranges),
  ])
  const [row] = await rowsOf<{ kinds: Kind[] | null }>(
    container,
    `with alike as materialized (
       select ${[...coreChoices, ...factColumns].join(", ")}, ${failed.sql} as fails, stock > 0 as stocked,
         count(*)::int as n, min(price_paise) as low, max(price_paise) as high
       from catalog_entry where ${where.sql}
       group by ${coreChoices.join(", ")}, choice_key, stocked, fails limit ${String(most + 1)})
     select case when (select count(*) from alike) <= ${String(most)} then
       (select coalesce(json_agg(alike), '[]') from alike) end as kinds`,
    [...failed.values, ...where.values]
  )
  return row?.kinds ?? null
}

/** What the filters leave of the kinds, as facets need it. */
export function matchOfKinds(kinds: readonly Kind[], filters: ScopedFilters): Counts {
  const asked = choiceFilters.flatMap((it) => {
    const value = filters[it]
    return value === undefined ? [] : [[it, keptValue(it, value)] as const]
  })
  const groups = new Map<string, Group>()
  const facts = new FactCounts()
  for (const kind of kinds) {
    if (filters.inStock !== undefined && kind.stocked !== (filters.inStock === "true")) continue
    const failed = asked.filter(([it, value]) => valueOf(kind, it) !== value).map(([it]) => it)
    if (failed.length + (kind.fails ? 1 : 0) > 1) continue
    const fails = failed[0] ?? kind.fails
    addTo(groups, kind, fails)
    facts.add(kind, fails)
  }
  return { groups: [...groups.values()], facts: facts.rows() }
}

const valueOf = (kind: Kind, field: ChoiceFilter): string | undefined =>
  isFact(field) ? kind.choice_facts[field] : kind[field]

function addTo(groups: Map<string, Group>, kind: Kind, fails: FilterField | null): void {
  const key = JSON.stringify([...coreChoices.map((it) => kind[it]), fails])
  const known = groups.get(key)
  if (known) {
    known.n += kind.n
    known.low = Math.min(known.low, kind.low)
    known.high = Math.max(known.high, kind.high)
  } else {
    const { type, color, origin, n, low, high } = kind
    groups.set(key, { type, color, origin, fails, n, low, high })
  }
}

const factChoices = choiceFilters.filter((it) => isFact(it))
const factRanges = rangeFilters.filter((it) => isFact(it))

/** The facets of gem facts, as they are counted; each leaves its own filter out. */
class FactCounts {
  private readonly choices = new Map(factChoices.map((it) => [it, new Map<string, number>()]))
  private readonly ranges = new Map<RangeFilter, { low: number | null; high: number | null }>(
    factRanges.map((it) => [it, { low: null, high: null }])
  )

  add(kind: Kind, fails: FilterField | null): void {
    for (const [field, found] of this.choices) {
      const value = kind.choice_facts[field]
      if (value !== undefined && passes({ fails }, field)) found.set(value, (found.get(value) ?? 0) + kind.n)
    }
    for (const [field, range] of this.ranges) {
      const low = kind[`${field}_low`]
      const high = kind[`${field}_high`]
      if (typeof low !== "number" || typeof high !== "number" || !passes({ fails }, field)) continue
      range.low = Math.min(range.low ?? low, low)
      range.high = Math.max(range.high ?? high, high)
    }
  }

  rows(): FactRow[] {
    return [
      ...[...this.choices].flatMap(([field, found]) =>
        [...found].map(([value, n]): FactRow => ({ field, value, n, low: null, high: null }))
      ),
      ...[...this.ranges].map(([field, ends]): FactRow => ({ field, value: null, n: null, ...ends })),
    ]
  }
}
