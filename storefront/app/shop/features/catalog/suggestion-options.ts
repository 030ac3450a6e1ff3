import type { Suggestions } from "@contract/product"
import { shopHref, type ShopFilters } from "./shop-view"

/** One line of the suggestions and where it leads. */
export interface SuggestionOption {
  key: string
  label: string
  href: string
  /** What a name of the trade means. */
  note?: string
  /** How many stones a filter leaves. */
  count?: number
  /** A stone's picture; null where it has none. */
  image?: string | null
}

/** Filters first, then stones; a filter takes the place of what was typed, beside the filters that are on. */
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

/** Only what is there; a search is shown by its best matches. */
const set = (filter: Suggestions["terms"][number]["filter"]): Partial<ShopFilters> => ({
  ...Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)),
  ...(filter.search !== undefined && { sort: "relevance" as const }),
})

/** A label cut into parts, of which those that begin a word as it was typed are marked. */
export function marked(label: string, typed: string): { text: string; hit: boolean }[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return label.split(/(?<=\s)/).flatMap((part) => {
    const word = words.find((it) => part.toLowerCase().startsWith(it))
    if (word === undefined) return [{ text: part, hit: false }]
    const rest = part.slice(word.length)
    return [{ text: part.slice(0, word.length), hit: true }, ...(rest ? [{ text: rest, hit: false }] : [])]
  })
}
