import type { ProductFilters, SuggestedTerm, Suggestions } from "../../../contract/product"
import { transliterateIndic } from "../../../contract/rules/transliterate"
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

type SuggestedProduct = Suggestions["products"][number]

/** Suggestions for a partially typed search. */
export async function suggest(
  container: Container,
  tenantId: string,
  version: string,
  typed: string
): Promise<Suggestions> {
  const q = transliterateIndic(typed)
  const { groups } = await facetCountsOf(container, tenantId, version, {})
  const { terms: matching, isCorrected } = suggestedTerms(q, groups)
  const terms: SuggestedTerm[] = []
  for (const term of matching) {
    if (terms.length === maxSuggestions) break
    const { search } = term.filter
    const count =
      search === undefined ? term.count : (await matchOf(container, tenantId, version, { search })).total
    if (count > 0) terms.push({ ...term, count })
  }
  if (q.length < minLetters) return { terms, products: [] }
  const best = terms[0]?.filter
  return { terms, products: await productsLike(container, tenantId, q, best, isCorrected) }
}

/**
 * Products for the typed text: those of the best suggested filter ("emer": every emerald before a diamond of emerald
 * cut), then those that a search ranks first. When the filter matches only with a typo corrected, the search's products
 * come first.
 */
async function productsLike(
  container: Container,
  tenantId: string,
  q: string,
  best: ProductFilters | undefined,
  isCorrected: boolean
): Promise<SuggestedProduct[]> {
  const filters = await parseSearch(container, tenantId, { search: q })
  const words = await searchQuery(container, tenantId, filters.search)
  const found = words === null ? [] : await ranked(container, tenantId, filters, words, words)
  if (!best || best.search !== undefined) return found
  const meant = await ranked(container, tenantId, best, null, words)
  const all = isCorrected ? [...found, ...meant] : [...meant, ...found]
  return all
    .filter((it, index) => all.findIndex((other) => other.slug === it.slug) === index)
    .slice(0, maxSuggestions)
}

/** Products of the filters and of `words`, if any, those in stock first, then by the rank that `rankWords` gives them. */
function ranked(
  container: Container,
  tenantId: string,
  filters: ProductFilters,
  words: string | null,
  rankWords: string | null
): Promise<SuggestedProduct[]> {
  const where = join([
    ...baseConditions(tenantId, filters, words),
    ...Object.values(fieldConditions(filters)),
  ])
  return rowsOf<SuggestedProduct>(
    container,
    `with best as materialized (
       select slug, name, images[1] as image, stock, search, created_at from catalog_entry where ${where.sql}
       order by created_at desc, product_id desc limit ?)
     select slug, name, image from best
     order by stock = 0, ts_rank(search, ?::tsquery) desc, created_at desc, slug limit ?`,
    [...where.values, maxRanked, rankWords ?? "", maxSuggestions]
  )
}
