import type { Suggestions } from "@contract/product"
import { shopHref, type ShopFilters } from "./shop-view"

/** One suggestion and its link. */
export interface SuggestionOption {
  key: string
  label: string
  href: string
  /** Explanation of a trade name. */
  note?: string
  /** Number of products that a filter matches. */
  count?: number
  /** A product's picture; null when it has none. */
  image?: string | null
}

/** Filters first, then products. A filter replaces the typed text and is added to the active filters. */
export function optionsOf({ terms, products }: Suggestions, filters: ShopFilters): SuggestionOption[] {
  return [
    ...terms.map(({ kind, label, means, count, filter }) => ({
      key: `${kind} ${label}`,
      label,
      ...(means !== undefined && { note: means }),
      count,
      href: shopHref({ ...filters, sort: "newest", search: "", ...set(filter) }),
    })),
    ...products.map(({ slug, name, image }) => ({
      key: `stone ${slug}`,
      label: name,
      image,
      href: `/products/${slug}`,
    })),
  ]
}

/** Only available products, sorted by best match. */
const set = (filter: Suggestions["terms"][number]["filter"]): Partial<ShopFilters> => ({
  ...Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)),
  ...(filter.search !== undefined && { sort: "relevance" as const }),
})

/** Splits a label into parts and marks those that match the beginning of a typed word. */
export function marked(label: string, typed: string): { text: string; hit: boolean }[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return label.split(/(?<=\s)/).flatMap((part) => {
    const word = words.find((it) => part.toLowerCase().startsWith(it))
    if (word === undefined) return [{ text: part, hit: false }]
    const rest = part.slice(word.length)
    return [{ text: part.slice(0, word.length), hit: true }, ...(rest ? [{ text: rest, hit: false }] : [])]
  })
}
