import type { SuggestedTerm, Suggestions } from "../../../contract/product"
import { type Container, rowsOf, searchQuery } from "./db"
import { facetCountsOf, matchOf } from "./match"
import { suggestedTerms } from "./suggested-terms"
import { parseSearch } from "./parse-search"
import { baseConditions, fieldConditions, join } from "./where"

/** Maximum number of terms, and of products. */
const maxSuggestions = 5
/** Minimum query length; one letter matches too many names. */
const minLetters = 2
/** Above this many matches only the newest are ranked. */
const maxRanked = 500

/** Suggestions for a partially typed search. */
export async function suggest(
  container: Container,
  tenantId: string,
  version: string,
  q: string
): Promise<Suggestions> {
  const { groups } = await facetCountsOf(container, tenantId, version, {})
  const terms: SuggestedTerm[] = []
  for (const term of suggestedTerms(q, groups)) {
    if (terms.length === maxSuggestions) break
    const { search } = term.filter
    const count =
      search === undefined ? term.count : (await matchOf(container, tenantId, version, { search })).total
    if (count > 0) terms.push({ ...term, count })
  }
  return { terms, products: q.length < minLetters ? [] : await productsLike(container, tenantId, q) }
}

/** The products that a search would rank first, those in stock before others. */
async function productsLike(
  container: Container,
  tenantId: string,
  q: string
): Promise<Suggestions["products"]> {
  const filters = await parseSearch(container, tenantId, { search: q })
  const words = await searchQuery(container, tenantId, filters.search)
  if (words === null) return []
  const where = join([
    ...baseConditions(tenantId, filters, words),
    ...Object.values(fieldConditions(filters)),
  ])
  return rowsOf<Suggestions["products"][number]>(
    container,
    `with best as materialized (
       select slug, name, images[1] as image, stock, search, created_at from catalog_entry where ${where.sql}
       order by created_at desc, product_id desc limit ?)
     select slug, name, image from best
     order by stock = 0, ts_rank(search, ?::tsquery) desc, created_at desc, slug limit ?`,
    [...where.values, maxRanked, words, maxSuggestions]
  )
}
