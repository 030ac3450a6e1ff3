import { keptList } from "~/lib/kept-list"

export const maxCompared = 4

/** The stones chosen on this device to be compared, in the order of choosing. */
export const chosenStones = keptList("compared-stones", maxCompared)

/** The address that shows these stones side by side. */
export const compareHref = (slugs: readonly string[]): string =>
  `/compare?stones=${slugs.map(encodeURIComponent).join(",")}`

/** The stones that an address names, each once; beyond four they are left out. */
export const comparedIn = (params: URLSearchParams): string[] =>
  [...new Set((params.get("stones") ?? "").split(","))].filter(Boolean).slice(0, maxCompared)
