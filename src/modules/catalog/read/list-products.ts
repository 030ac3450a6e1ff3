import type { ProductListQuery } from "../../../contract/product"
import { type Container, jsonOf } from "./db"
import { matchOf } from "./match"
import { understood } from "./understood"
import { baseConditions, type Condition, fieldConditions, join } from "./where"

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
const sorts: Record<Exclude<ProductListQuery["sort"], "relevance">, Sort> = {
  newest: { column: "created_at", order: "created_at desc, product_id desc" },
  price_asc: { column: "price_paise", order: "price_paise, product_id" },
  price_desc: { column: "price_paise", order: "price_paise desc, product_id desc" },
  name: { column: "name_key", order: "name_key, product_id" },
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
  asked: ProductListQuery
): Promise<JsonList> {
  const query = await understood(container, tenantId, asked)
  const { words, total } = await matchOf(container, tenantId, version, query)
  if (query.offset >= total) return { json: "[]", total }
  const where = join([...baseConditions(tenantId, query, words), ...Object.values(fieldConditions(query))])
  const page =
    query.sort === "relevance" && words !== null
      ? rankedPage(where, words, query)
      : sortedPage(where, query.sort === "relevance" ? "newest" : query.sort, query, total)
  const json = await jsonOf(container, `with ${page.sql} select ${listJson} as json`, page.values)
  return { json: json ?? "[]", total }
}

function sortedPage(
  where: Condition,
  by: keyof typeof sorts,
  { limit, offset }: ProductListQuery,
  total: number
): Condition {
  const { column, order } = sorts[by]
  const hits = `hit as ${total <= fewMatches ? "materialized" : "not materialized"} (
    select product_id, stock, ${column} from catalog_entry where ${where.sql})`
  const page = `page as materialized (select product_id, stock from hit order by ${order} limit ? offset ?)`
  return { sql: `${hits}, ${page}`, values: [...where.values, limit, offset] }
}

/** By how well the words fit. */
const rankedPage = (where: Condition, words: string, { limit, offset }: ProductListQuery): Condition => ({
  sql: `best as materialized (
      select product_id, stock, created_at, search from catalog_entry where ${where.sql}
      order by created_at desc, product_id desc limit ?),
    page as materialized (
      select product_id, stock from best
      order by ts_rank(search, ?::tsquery) desc, created_at desc, product_id desc limit ? offset ?)`,
  values: [...where.values, Math.max(mostRanked, offset + limit), words, limit, offset],
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
