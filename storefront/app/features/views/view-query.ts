import type { ViewList } from "@contract/view"

/** What of a list's address makes its view: not what lies open above it. */
const keys: Record<ViewList, readonly string[]> = {
  products: ["search", "type", "color", "listed", "inStock", "sort", "view"],
  orders: ["search", "status"],
}

/** An address's query as a view of this list keeps it; the same view is always the same text. */
export function viewQuery(list: ViewList, params: URLSearchParams): string {
  const kept = new URLSearchParams(
    [...params].filter(([key, value]) => keys[list].includes(key) && value !== "")
  )
  kept.sort()
  return kept.toString()
}

const words: Record<string, string> = { inStock: "in stock", sort: "order", view: "look" }

/** `type: RUBY, order: price_asc`. */
export const queryWords = (query: string): string =>
  [...new URLSearchParams(query)].map(([key, value]) => `${words[key] ?? key}: ${value}`).join(", ")
