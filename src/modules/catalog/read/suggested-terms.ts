import type { SuggestedTerm } from "../../../contract/product"
import { typeLabel } from "../../../contract/stone-fields/words"
import { stoneNames, type StoneName } from "../../../contract/stone-names"
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

export interface SuggestedTerms {
  terms: SuggestedTerm[]
  /** Whether the terms match only with typos corrected. */
  isCorrected: boolean
}

/** Groups of suggestions, best first. A typo counts as a prefix. */
const ranks = { typeOrColor: 0, exactName: 1, name: 2, origin: 3 } as const

interface Meant {
  /** Edit distance; undefined when the typed text doesn't match. */
  far: number | undefined
  rank: number
  isExact: boolean
  term: SuggestedTerm
}

/** A trade name as a suggestion, compared with the typed words in each of its spellings. */
function nameMeant(typed: readonly string[], offered: readonly SuggestedTerm[], it: StoneName): Meant {
  const filter = meantBy(it.means, offered)
  const isExact = it.names.some((name) => name === typed.join(" "))
  return {
    far: nearest(it.names.map((name) => distance(typed, wordsOf(name)))),
    rank: isExact ? ranks.exactName : ranks.name,
    isExact,
    term: {
      // A colour name isn't the name of a stone.
      kind: filter?.kind === "color" ? "color" : "name",
      label: capital(it.names[0]),
      means: capital(it.means[0]),
      count: filter?.count ?? 0,
      filter: filter?.filter ?? { search: it.names[0] },
    },
  }
}

function filterMeant(typed: readonly string[], term: SuggestedTerm): Meant {
  const words = wordsOf(term.label)
  return {
    far: distance(typed, words),
    rank: term.kind === "origin" ? ranks.origin : ranks.typeOrColor,
    isExact: words.join(" ") === typed.join(" "),
    term,
  }
}

const order: readonly SuggestedTerm["kind"][] = ["name", "type", "color", "origin"]

/**
 * Filters of this tenant that match the typed text, best first: types and colours, then trade names, then origins; in
 * each of these groups exact matches first. Typos are corrected only when nothing begins with the typed text. A trade
 * name without its own filter becomes a search with `count` 0, since only the database can count it.
 */
export function suggestedTerms(q: string, kinds: readonly Kind[]): SuggestedTerms {
  const typed = wordsOf(q)
  if (!typed.length) return { terms: [], isCorrected: false }
  const offered = filtersOf(kinds)
  const meant = [
    ...stoneNames.map((it) => nameMeant(typed, offered, it)),
    ...offered.map((it) => filterMeant(typed, it)),
  ]
  const least = nearest(meant.map((it) => it.far))
  const terms = meant
    .filter(({ far }) => far !== undefined && far === least)
    .sort(
      (one, other) =>
        one.rank - other.rank ||
        Number(other.isExact) - Number(one.isExact) ||
        wordsOf(one.term.label).length - wordsOf(other.term.label).length ||
        order.indexOf(one.term.kind) - order.indexOf(other.term.kind) ||
        other.term.count - one.term.count
    )
    .map((it) => it.term)
  return { terms, isCorrected: least !== undefined && least > 0 }
}
