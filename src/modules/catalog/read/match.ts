import { productFilters } from "../../../contract/product"
import { type GemFact, isFact } from "../../../contract/stone-fields"
import {
  type ChoiceFilter,
  choiceFilters,
  type FilterField,
  filterFields,
} from "../../../contract/stone-fields/filters"
import type { SqlValue } from "../../../db/with-tenant"
import { ByteCache } from "../../../lib/byte-cache"
import { type Container, rowsOf, searchQuery } from "./db"
import { factColumns, factFacets, type FactRow } from "./fact-facets"
import { baseConditions, type Condition, fieldConditions, flagOf, join, type ScopedFilters } from "./where"

/** Fields of every stone that facets count the values of. */
export type CoreChoice = Exclude<ChoiceFilter, GemFact>
export const coreChoices = choiceFilters.filter((it): it is CoreChoice => !isFact(it))

/** Products alike in what facets count; `is_…` says which of the filters that are set they pass. */
export type Group = Partial<Record<`is_${FilterField}`, boolean>> &
  Record<CoreChoice, string> & {
    n: number
    low: string
    high: string
  }

/** What a search and its filters match: the words as PostgreSQL's query, and how many of which kind there are. */
export interface Match {
  words: string | null
  groups: Group[]
  facts: FactRow[]
  total: number
}

/** A page and its facets ask for the same match, mostly at the same time: it is looked up once. */
const recent = new ByteCache<Match>({
  maxBytes: 8 * 1024 * 1024,
  bytesOf: ({ words, groups, facts }) => 2 * (words?.length ?? 0) + 400 * groups.length + 200 * facts.length,
})

/** The match of this version of the tenant's catalogue. */
export function matchOf(
  container: Container,
  tenantId: string,
  version: string,
  filters: ScopedFilters
): Promise<Match> {
  return recent.get(keyOf(tenantId, filters), version, () => readMatch(container, tenantId, filters))
}

const keyOf = (tenantId: string, filters: ScopedFilters): string =>
  JSON.stringify([tenantId, filters.scope ?? "listed", ...filterNames.map((it) => filters[it] ?? null)])

/** The words of a search as PostgreSQL's query, and how many products match. */
export type Counted = Pick<Match, "words" | "total">

const counts = new ByteCache<Counted>({
  maxBytes: 1024 * 1024,
  bytesOf: ({ words }) => 100 + 2 * (words?.length ?? 0),
})

/** The same where nobody asks for facets: only what passes every filter is counted, from an index where there is one. */
export const countOf = (
  container: Container,
  tenantId: string,
  version: string,
  filters: ScopedFilters
): Promise<Counted> =>
  counts.get(keyOf(tenantId, filters), version, async () => {
    const words = await searchQuery(container, tenantId, filters.search)
    const where = join([
      ...baseConditions(tenantId, filters, words),
      ...Object.values(fieldConditions(filters)),
    ])
    const [row] = await rowsOf<{ total: number }>(
      container,
      `select count(*)::int as total from catalog_entry where ${where.sql}`,
      where.values
    )
    return { words, total: row?.total ?? 0 }
  })

/** A list's order and page are no part of its match. */
const filterNames = Object.keys(productFilters.shape) as (keyof typeof productFilters.shape)[]

/**
 * One pass groups what passes all filters but one at most: all that a facet needs, since it leaves its own out. The
 * groups are made fine enough for the gem facts too; core fields are grouped again from them, without a second pass.
 */
async function readMatch(container: Container, tenantId: string, filters: ScopedFilters): Promise<Match> {
  const words = await searchQuery(container, tenantId, filters.search)
  const { set, checks, where } = checked(tenantId, filters, words)
  const core = [...coreChoices, ...set.map(flagOf)].join(", ")
  const [row] = await rowsOf<Pick<Match, "groups" | "facts">>(
    container,
    `with alike as materialized (
       select ${[...coreChoices, ...checks.sql, ...factColumns].join(", ")},
         count(*)::int as n, min(price_paise) as low, max(price_paise) as high
       from catalog_entry where ${where.sql} group by ${core}, choice_key)
     select
       (select coalesce(json_agg(it), '[]') from (
         select ${core}, sum(n)::int as n, min(low)::text as low, max(high)::text as high from alike group by ${core}
       ) it) as groups,
       (select coalesce(json_agg(it), '[]') from (${factFacets(set)}) it) as facts`,
    [...checks.values, ...where.values]
  )
  const { groups, facts } = row ?? { groups: [], facts: [] }
  const total = groups.filter((it) => passes(it)).reduce((sum, it) => sum + it.n, 0)
  return { words, groups, facts, total }
}

interface Checked {
  /** The filters that are set. */
  set: FilterField[]
  /** As `is_…` which of them a product passes; columns of a select. */
  checks: { sql: string[]; values: SqlValue[] }
  /** Products that fail one of them at most. */
  where: Condition
}

/** What facets look at. */
function checked(tenantId: string, filters: ScopedFilters, words: string | null): Checked {
  const base = baseConditions(tenantId, filters, words)
  const own = fieldConditions(filters)
  const conditions = Object.values(own)
  return {
    set: Object.keys(own) as FilterField[],
    checks: {
      sql: Object.entries(own).map(([field, { sql }]) => `${sql} as ${flagOf(field as FilterField)}`),
      values: conditions.flatMap((it) => it.values),
    },
    where: join(conditions.length < 2 ? base : [...base, atMostOneFails(conditions)]),
  }
}

const atMostOneFails = (conditions: readonly Condition[]): Condition => ({
  sql: `${conditions.map((it) => `(not (${it.sql}))::int`).join(" + ")} <= 1`,
  values: conditions.flatMap((it) => it.values),
})

/** Whether the group passes every filter that is set, or every one but this facet's own. */
export const passes = (group: Group, own?: FilterField): boolean =>
  filterFields.every((name) => name === own || group[`is_${name}`] !== false)
