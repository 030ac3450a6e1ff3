import type { ProductListQuery } from "../../../contract/product"
import type { SqlValue } from "../../../db/with-tenant"
import { type Container, rowsOf, searchQuery } from "./db"
import { baseConditions, facetConditions, join } from "./where"

/** A JSON text ready to be sent, and how many there are without `limit`. */
export type JsonList = { json: string; total: number }

/** One wire object of an entry, as text. */
export const entryJson = `'{"stock":' || stock || ',' || body`
const listJson = `'[' || coalesce(string_agg(${entryJson}, ','), '') || ']'`

const orders = {
  newest: "created_at desc, product_id desc",
  price_asc: "price_paise, product_id",
  price_desc: "price_paise desc, product_id desc",
  name: "name_key, product_id",
}

/** Ranking reads the whole search vector, so it is done for so many of the matches at most. */
const mostRanked = 1_000

/** The products that match, sorted and cut to the page. */
export async function listProducts(
  container: Container,
  tenantId: string,
  query: ProductListQuery
): Promise<JsonList> {
  const words = await searchQuery(container, tenantId, query.search)
  const where = join([...baseConditions(tenantId, query, words), ...Object.values(facetConditions(query))])
  const page =
    query.sort === "relevance" && words !== null
      ? rankedPage(where, words, query)
      : {
          sql: `select stock, body from catalog_entry where ${where.sql}
                order by ${orders[query.sort === "relevance" ? "newest" : query.sort]} limit ? offset ?`,
          values: [...where.values, query.limit, query.offset],
        }
  const [row] = await rowsOf<JsonList>(
    container,
    `select (select count(*)::int from catalog_entry where ${where.sql}) as total,
            (select ${listJson} from (${page.sql}) page) as json`,
    [...where.values, ...page.values]
  )
  return row ?? { json: "[]", total: 0 }
}

/** By how well the words fit; among too many, those with the search in their name come first, then the newest. */
function rankedPage(where: { sql: string; values: SqlValue[] }, words: string, query: ProductListQuery) {
  return {
    sql: `select stock, body from (
            select stock, body, search, created_at, product_id from catalog_entry where ${where.sql}
            order by strpos(name_key, lower(?)) > 0 desc, created_at desc, product_id desc limit ?
          ) best order by ts_rank(search, ?::tsquery) desc, created_at desc, product_id desc limit ? offset ?`,
    values: [
      ...where.values,
      query.search?.trim() ?? "",
      Math.max(mostRanked, query.offset + query.limit),
      words,
      query.limit,
      query.offset,
    ],
  }
}

/** At most eight, newest first, as JSON text. */
export async function listFeatured(container: Container, tenantId: string): Promise<string> {
  const [row] = await rowsOf<{ json: string }>(
    container,
    `select ${listJson} as json from (
       select stock, body from catalog_entry where tenant_id = ? and is_listed and is_featured
       order by created_at desc, product_id desc limit 8) page`,
    [tenantId]
  )
  return row?.json ?? "[]"
}
