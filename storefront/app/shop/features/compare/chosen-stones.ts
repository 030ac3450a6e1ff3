import { keptList } from "~/lib/kept-list"

export const maxCompared = 4

/** The products selected on this device for comparison, in the order of selection. */
export const chosenStones = keptList("compared-stones", maxCompared)

/** URL of a comparison of these products. */
export const compareHref = (slugs: readonly string[]): string =>
  `/compare?stones=${slugs.map(encodeURIComponent).join(",")}`

/** The products that a URL names, each once, at most four. */
export const comparedIn = (params: URLSearchParams): string[] =>
  [...new Set((params.get("stones") ?? "").split(","))].filter(Boolean).slice(0, maxCompared)
