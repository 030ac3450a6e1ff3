import type { AdminProductListQuery } from "../../../contract/admin-product"
import { catalogVersion, type Container, jsonOf, rowsOf } from "./db"
import { type Counted, countOf, matchOf } from "./match"
import { parseSearch } from "./parse-search"
import { baseConditions, type Condition, fieldConditions, join, type ScopedFilters } from "./where"

type ListQuery = ScopedFilters & Pick<AdminProductListQuery, "sort" | "limit" | "offset">

/** A JSON text ready to be sent, and how many there are without `limit`. */
export interface JsonList {
  json: string
  total: number
}

/** One wire object of an entry and its body, as text. */
export const entryJson = `'{"stock":' || stock || ',' || body`

/** The wire objects of `page(product_id, stock)` in its order. */
const listJson = `(select '[' || coalesce(string_agg(${entryJson}, ',' order by place), '') || ']'
  from (select *, row_number() over () as place from page) placed join catalog_body using (product_id))`

interface Sort {
  column: string
  order: string
}
const sorts: Record<Exclude<ListQuery["sort"], "relevance">, Sort> = {
  newest: { column: "created_at", order: "created_at desc, product_id desc" },
  price_asc: { column: "price_paise", order: "price_paise, product_id" },
  price_desc: { column: "price_paise", order: "price_paise desc, product_id desc" },
  name: { column: "name_key", order: "name_key, product_id" },
  // Those of admins.
  oldest: { column: "created_at", order: "created_at, product_id" },
  name_desc: { column: "name_key", order: "name_key desc, product_id desc" },
  stock_asc: { column: "name_key", order: "stock, name_key, product_id" },
  stock_desc: { column: "name_key", order: "stock desc, name_key, product_id" },
}

/** Up to here it is cheapest to take all matches and sort them; beyond, to walk along an index until the page is full. */
const fewMatches = 2_000

/** Ranking reads the whole search vector: of more matches than this, the newest are ranked. */
const mostRanked = 1_000

/** The products that match, sorted and cut to the page; `version` is the catalogue's, for what it shares with facets. */
export async function listProducts(
  container: Container,
  tenantId: string,
  version: string,
  asked: ListQuery
): Promise<JsonList> {
  const { page, total } = await pageOf(container, tenantId, version, asked, matchOf)
  if (!page) return { json: "[]", total }
  const json = await jsonOf(container, `with ${page.sql} select ${listJson} as json`, page.values)
  return { json: json ?? "[]", total }
}

/** The ids of the products that match, in the same order, and how many there are without `limit`. */
export async function listProductIds(
  container: Container,
  tenantId: string,
  asked: ListQuery
): Promise<{ ids: string[]; total: number }> {
  const version = await catalogVersion(container, tenantId)
  const { page, total } = await pageOf(container, tenantId, version, asked, countOf)
  if (!page) return { ids: [], total }
  const rows = await rowsOf<{ id: string }>(
    container,
    `with ${page.sql} select product_id as id from page`,
    page.values
  )
  return { ids: rows.map((it) => it.id), total }
}

async function pageOf(
  container: Container,
  tenantId: string,
  version: string,
  asked: ListQuery,
  count: (...of: Parameters<typeof countOf>) => Promise<Counted>
): Promise<{ page: Condition | undefined; total: number }> {
  const query = await parseSearch(container, tenantId, asked)
  const { tsQuery, total } = await count(container, tenantId, version, query)
  if (query.offset >= total) return { page: undefined, total }
  const where = join([...baseConditions(tenantId, query, tsQuery), ...Object.values(fieldConditions(query))])
  const page =
    query.sort === "relevance" && tsQuery !== null
      ? rankedPage(where, tsQuery, query)
      : sortedPage(where, query.sort === "relevance" ? "newest" : query.sort, query, total)
  return { page, total }
}

function sortedPage(
  where: Condition,
  by: keyof typeof sorts,
  { limit, offset }: ListQuery,
  total: number
): Condition {
  const { column, order } = sorts[by]
  const hits = `hit as ${total <= fewMatches ? "materialized" : "not materialized"} (
    select product_id, stock, ${column} from catalog_entry where ${where.sql})`
  const page = `page as materialized (select product_id, stock from hit order by ${order} limit ? offset ?)`
  return { sql: `${hits}, ${page}`, values: [...where.values, limit, offset] }
}

/** By how well the words fit. */
const rankedPage = (where: Condition, tsQuery: string, { limit, offset }: ListQuery): Condition => ({
  sql: `best as materialized (
      select product_id, stock, created_at, search from catalog_entry where ${where.sql}
      order by created_at desc, product_id desc limit ?),
    page as materialized (
      select product_id, stock from best
      order by ts_rank(search, ?::tsquery) desc, created_at desc, product_id desc limit ? offset ?)`,
  values: [...where.values, Math.max(mostRanked, offset + limit), tsQuery, limit, offset],
})

/** At most eight, what can be bought first, then the newest, as JSON text. */
export async function listFeatured(container: Container, tenantId: string): Promise<string> {
  const json = await jsonOf(
    container,
    `with page as materialized (
       select product_id, stock from catalog_entry where tenant_id = ? and is_listed and is_featured
       order by stock = 0, created_at desc, product_id desc limit 8)
     select ${listJson} as json`,
    [tenantId]
  )
  return json ?? "[]"
}
