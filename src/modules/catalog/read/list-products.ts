import type { ProductListQuery } from "../../../contract/product"
import { type Container, rowsOf, searchQuery } from "./db"
import { baseConditions, type Condition, facetConditions, join } from "./where"

/** A JSON text ready to be sent, and how many there are without `limit`. */
export type JsonList = { json: string; total: number }

/** One wire object of an entry and its body, as text. */
export const entryJson = `'{"stock":' || stock || ',' || body`

/** The wire objects of `page(product_id, stock)` in its order. */
const listJson = `(select '[' || coalesce(string_agg(${entryJson}, ',' order by place), '') || ']'
  from (select *, row_number() over () as place from page) placed join catalog_body using (product_id))`

type Sort = { column: string; order: string }
const newest: Sort = { column: "created_at", order: "created_at desc, product_id desc" }
const sorts: Record<Exclude<ProductListQuery["sort"], "relevance">, Sort> = {
  newest,
  price_asc: { column: "price_paise", order: "price_paise, product_id" },
  price_desc: { column: "price_paise", order: "price_paise desc, product_id desc" },
  name: { column: "name_key", order: "name_key, product_id" },
}

/** Ranking reads the whole search vector, so it is done for so many of the matches at most. */
const mostRanked = 1_000

/** The products that match, sorted and cut to the page. One look over the matches counts and sorts them. */
export async function listProducts(
  container: Container,
  tenantId: string,
  query: ProductListQuery
): Promise<JsonList> {
  const words = await searchQuery(container, tenantId, query.search)
  const where = join([...baseConditions(tenantId, query, words), ...Object.values(facetConditions(query))])
  const ranked = query.sort === "relevance" && words !== null
  const sort = query.sort === "relevance" ? newest : sorts[query.sort]
  const page = ranked ? rankedPage(words, query) : sortedPage(sort, query)
  const [row] = await rowsOf<JsonList>(
    container,
    `with hit as materialized (
       select product_id, stock, ${ranked ? "name_key, " : ""}${sort.column} from catalog_entry where ${where.sql}),
     page as materialized (${page.sql})
     select (select count(*)::int from hit) as total, ${listJson} as json`,
    [...where.values, ...page.values]
  )
  return row ?? { json: "[]", total: 0 }
}

const sortedPage = (sort: Sort, { limit, offset }: ProductListQuery): Condition => ({
  sql: `select product_id, stock from hit order by ${sort.order} limit ? offset ?`,
  values: [limit, offset],
})

/** By how well the words fit; among too many, those with the search in their name come first, then the newest. */
const rankedPage = (words: string, { search = "", limit, offset }: ProductListQuery): Condition => ({
  sql: `select product_id, best.stock from (
          select * from hit order by strpos(name_key, lower(?)) > 0 desc, created_at desc, product_id desc limit ?
        ) best join catalog_entry e using (product_id)
        order by ts_rank(e.search, ?::tsquery) desc, best.created_at desc, product_id desc limit ? offset ?`,
  values: [search.trim(), Math.max(mostRanked, offset + limit), words, limit, offset],
})

/** At most eight, newest first, as JSON text. */
export async function listFeatured(container: Container, tenantId: string): Promise<string> {
  const [row] = await rowsOf<{ json: string }>(
    container,
    `with page as materialized (
       select product_id, stock from catalog_entry where tenant_id = ? and is_listed and is_featured
       order by created_at desc, product_id desc limit 8)
     select ${listJson} as json`,
    [tenantId]
  )
  return row?.json ?? "[]"
}
