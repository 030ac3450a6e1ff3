import type { AdminProductListQuery } from "../../../contract/admin-product"
import { type Container, jsonOf, rowsOf } from "./db"
import { type Match, matchOf, readMatch } from "./match"
import { pageJson } from "./page-json"
import { parseSearch } from "./parse-search"
import { baseConditions, type Condition, fieldConditions, join, type ScopedFilters } from "./where"

type ListQuery = ScopedFilters & Pick<AdminProductListQuery, "sort" | "limit" | "offset">

/** A serialized JSON list, and the total number of matches without `limit`. */
export interface JsonList {
  json: string
  total: number
}

/** SQL for the wire object of a catalog entry and its body, as text. */
export const entryJson = `'{"stock":' || stock || ',' || body`

/** SQL for the wire objects of `page(product_id, stock)`, in its order. */
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
  // Sorts for admins only.
  oldest: { column: "created_at", order: "created_at, product_id" },
  name_desc: { column: "name_key", order: "name_key desc, product_id desc" },
  stock_asc: { column: "name_key", order: "stock, name_key, product_id" },
  stock_desc: { column: "name_key", order: "stock desc, name_key, product_id" },
}

/** Up to this many matches, sorting all of them is fastest; above, walking an index until the page is full. */
const fewMatches = 2_000

/** Ranking reads the whole search vector, so above this many matches only the newest are ranked. */
const maxRanked = 1_000

/** The matching products, sorted and paged. `version` is the catalog version, for what the list shares with facets. */
export async function listProducts(
  container: Container,
  tenantId: string,
  version: string,
  listQuery: ListQuery
): Promise<JsonList> {
  const query = await parseSearch(container, tenantId, listQuery)
  const match = await matchOf(container, tenantId, version, query)
  const page = pageOf(tenantId, query, match)
  const { total } = match
  if (!page) return { json: "[]", total }
  return { json: await pageJson(container, version, page), total }
}

/** The ids of the matching products in list order, and the total number without `limit`. */
export async function listProductIds(
  container: Container,
  tenantId: string,
  listQuery: ListQuery
): Promise<{ ids: string[]; total: number }> {
  const query = await parseSearch(container, tenantId, listQuery)
  const match = await readMatch(container, tenantId, query)
  const page = pageOf(tenantId, query, match)
  const { total } = match
  if (!page) return { ids: [], total }
  const rows = await rowsOf<{ id: string }>(
    container,
    `with ${page.sql} select product_id as id from page`,
    page.values
  )
  return { ids: rows.map((it) => it.id), total }
}

/** The SQL of the page, or undefined if it begins behind the last match. */
function pageOf(tenantId: string, query: ListQuery, { tsQuery, total }: Match): Condition | undefined {
  if (query.offset >= total) return undefined
  const where = join([...baseConditions(tenantId, query, tsQuery), ...Object.values(fieldConditions(query))])
  return query.sort === "relevance" && tsQuery !== null
    ? rankedPage(where, tsQuery, query)
    : sortedPage(where, query.sort === "relevance" ? "newest" : query.sort, query, total)
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

/** Orders by search rank. */
const rankedPage = (where: Condition, tsQuery: string, { limit, offset }: ListQuery): Condition => ({
  sql: `best as materialized (
      select product_id, stock, created_at, search from catalog_entry where ${where.sql}
      order by created_at desc, product_id desc limit ?),
    page as materialized (
      select product_id, stock from best
      order by ts_rank(search, ?::tsquery) desc, created_at desc, product_id desc limit ? offset ?)`,
  values: [...where.values, Math.max(maxRanked, offset + limit), tsQuery, limit, offset],
})

/** At most eight featured products as JSON text: those in stock first, then newest. */
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
