import type { SuggestedTerm } from "../../../contract/product"
import { typeLabel } from "../../../contract/stone-fields/words"
import { stoneNames } from "../../../contract/stone-names"
import { nearness } from "../../../domain/nearness"

/** Number of a tenant's products per type, colour and origin. */
export interface Kind {
  type: string
  color: string
  origin: string
  n: number
}

export const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

const capital = (text: string): string => text.replace(/(^| )\p{L}/gu, (it) => it.toUpperCase())

/** Edit distance of the typed words, each to its nearest of `words`; undefined when a word matches none. */
function distance(typed: readonly string[], words: readonly string[]): number | undefined {
  let sum = 0
  for (const it of typed) {
    const near = words.flatMap((word) => nearness(it, word) ?? [])
    if (!near.length) return undefined
    sum += Math.min(...near)
  }
  return sum
}

const nearest = (found: readonly (number | undefined)[]): number | undefined => {
  const there = found.filter((it) => it !== undefined)
  return there.length ? Math.min(...there) : undefined
}

/** Types, colours, colours of a type and origins in the tenant's catalog, with product counts. */
function filtersOf(kinds: readonly Kind[]): SuggestedTerm[] {
  const found = new Map<string, SuggestedTerm>()
  const add = (
    n: number,
    kind: SuggestedTerm["kind"],
    label: string,
    filter: SuggestedTerm["filter"]
  ): void => {
    const key = `${kind} ${label}`
    const known = found.get(key) ?? { kind, label, count: 0, filter }
    found.set(key, { ...known, count: known.count + n })
  }
  for (const { type, color, origin, n } of kinds) {
    // Nobody searches for the type OTHER.
    if (type !== "OTHER") add(n, "type", typeLabel(type), { type })
    if (color) add(n, "color", color, { color })
    if (origin) add(n, "origin", origin, { origin })
    if (color && type !== "OTHER") add(n, "type", `${color} ${typeLabel(type)}`, { type, color })
  }
  return [...found.values()]
}

/** The filter that a trade name stands for, if the tenant has products of that type and colour. */
function meantBy(means: readonly string[], offered: readonly SuggestedTerm[]): SuggestedTerm | undefined {
  const wanted = means.map((it) => wordsOf(it).sort().join(" "))
  return offered.find((it) => it.kind !== "origin" && wanted.includes(wordsOf(it.label).sort().join(" ")))
}

const order: readonly SuggestedTerm["kind"][] = ["name", "type", "color", "origin"]

/**
 * Filters of this tenant that match the typed text, best first; typos are corrected only when nothing matches exactly.
 * A trade name without its own filter becomes a search with `count` 0, since only the database can count it.
 */
export function suggestedTerms(q: string, kinds: readonly Kind[]): SuggestedTerm[] {
  const typed = wordsOf(q)
  if (!typed.length) return []
  const offered = filtersOf(kinds)
  const names = stoneNames.map(({ names, means }): [number | undefined, SuggestedTerm] => {
    const filter = meantBy(means, offered)
    return [
      nearest(names.map((it) => distance(typed, wordsOf(it)))),
      {
        // A colour name isn't the name of a stone.
        kind: filter?.kind === "color" ? "color" : "name",
        label: capital(names[0]),
        means: capital(means[0]),
        count: filter?.count ?? 0,
        filter: filter?.filter ?? { search: names[0] },
      },
    ]
  })
  const filters = offered.map((it): [number | undefined, SuggestedTerm] => [
    distance(typed, wordsOf(it.label)),
    it,
  ])
  const meant = [...names, ...filters]
  const least = nearest(meant.map(([far]) => far))
  return meant
    .filter(([far]) => far !== undefined && far === least)
    .map(([, term]) => term)
    .sort(
      (one, other) =>
        wordsOf(one.label).length - wordsOf(other.label).length ||
        order.indexOf(one.kind) - order.indexOf(other.kind) ||
        other.count - one.count
    )
}
