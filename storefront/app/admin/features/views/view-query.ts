import type { ViewList } from "@contract/view"

/** URL parameters that belong to a list's view; an open dialog doesn't. */
const keys: Record<ViewList, readonly string[]> = {
  products: ["search", "type", "color", "listed", "inStock", "sort", "view", "columns"],
  orders: ["search", "status", "view", "columns"],
}

/** Normalizes a URL's query to a saved view of this list; equal views have equal texts. */
export function viewQuery(list: ViewList, params: URLSearchParams): string {
  const kept = new URLSearchParams(
    [...params].filter(([key, value]) => keys[list].includes(key) && value !== "")
  )
  kept.sort()
  return kept.toString()
}

const orders: Record<string, string> = {
  newest: "newest first",
  oldest: "oldest first",
  name: "by name",
  name_desc: "by name, Z to A",
  price_asc: "lowest price first",
  price_desc: "highest price first",
  stock_asc: "least stock first",
  stock_desc: "most stock first",
}

const words: Record<string, (value: string) => string> = {
  search: (value) => `“${value}”`,
  listed: (value) => (value === "true" ? "listed" : "drafts"),
  inStock: (value) => (value === "true" ? "in stock" : "out of stock"),
  sort: (value) => orders[value] ?? value,
  view: (value) => (value === "cards" ? "as cards" : `as a ${value}`),
  columns: () => "own columns",
  type: (value) => value.toLowerCase().replaceAll("_", " "),
  status: (value) => value.toLowerCase(),
}

/** Describes a view's query: `Ruby, out of stock, by name`. */
export function queryWords(query: string): string {
  const text = [...new URLSearchParams(query)].map(([key, value]) => words[key]?.(value) ?? value).join(", ")
  return text.charAt(0).toUpperCase() + text.slice(1)
}
