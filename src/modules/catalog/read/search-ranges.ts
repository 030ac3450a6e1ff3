import { amountWords, readAmount } from "../../../contract/rules/typed-amount"
import { caratsInRatti } from "../../../contract/stone-names"

/** Bounds of the catalog's range filters, in carats and rupees. */
export interface SearchRanges {
  caratMin?: string
  caratMax?: string
  priceMin?: string
  priceMax?: string
}

/** A search text and the ranges that it names. `rest` holds the other words. */
export interface ReadSearch {
  rest: string
  ranges: SearchRanges
}

/** Relative tolerance of a single weight: stones of exactly two carats are rare. */
const tolerance = 0.1

const end = String.raw`(?![\p{L}\p{M}\p{N}])`
const weight = String.raw`\d{1,3}(?:\.\d{1,2})?`
const carat = String.raw`carats?|karats?|cts?|कैरेट`
const ratti = String.raw`ratt?is?|ratty|रत्ती`
// "18 carat gold" is a purity.
const unit = (words: string): string =>
  String.raw`(?<unit>${words})${end}(?!\s+(?:white\s+|yellow\s+|rose\s+)?gold)`
const currency = String.raw`₹|rs\.?|inr`
const amount = String.raw`(?:(?:${currency})\s*)?\d[\d,]*(?:\.\d+)?(?:\s*(?:${amountWords})${end})?(?:\s*/-)?`
const to = String.raw`\s*(?:to|and|-|–|—)\s*`
const begin = String.raw`(?<![\p{L}\p{M}\p{N}.,])`
const atMost = String.raw`under|below|less than|up\s?to|within|max(?:imum)?`
const atLeast = String.raw`above|over|more than|at least|from|min(?:imum)?`
const limit = String.raw`(?:(?<atMost>${atMost})|(?<atLeast>${atLeast}))\s+`

const pattern = (source: string): RegExp => new RegExp(begin + source, "iu")
const weights = (words: string): RegExp[] => [
  pattern(
    String.raw`(?:between\s+)?(?<low>${weight})\s*(?:${words})?${to}(?<high>${weight})\s*${unit(words)}`
  ),
  pattern(String.raw`${limit}(?<edge>${weight})\s*${unit(words)}`),
  pattern(String.raw`(?<about>${weight})\s*${unit(words)}`),
]
const prices = [
  pattern(String.raw`(?:between\s+)?(?<low>${amount})${to}(?<high>${amount})${end}`),
  pattern(String.raw`${limit}(?<edge>${amount})${end}`),
]
const caratPatterns = weights(carat)
const rattiPatterns = weights(ratti)
const bareRatti = pattern(`(?:${ratti})${end}`)

/**
 * Reads the weights and prices in a search: `2 carat`, `1.5 to 2 ct`, `5 ratti`, `under 2 lakh`, `₹50,000 - ₹1 lakh`. A
 * single weight matches a tenth to either side.
 * @param withRatti whether ratti is a unit; else it is an ordinary word
 */
export function readSearchRanges(search: string, { withRatti }: { withRatti: boolean }): ReadSearch {
  const carats = readBy(search, caratPatterns, (found) => weightOf(found, 1))
  const rattis = withRatti
    ? readBy(carats.rest, rattiPatterns, (found) => weightOf(found, caratsInRatti))
    : carats
  const named = withRatti ? rattis.rest.replace(bareRatti, " ") : rattis.rest
  const priced = readBy(named, prices, priceOf)
  return { rest: priced.rest, ranges: { ...carats.ranges, ...rattis.ranges, ...priced.ranges } }
}

type Groups = Record<string, string | undefined>

/** Takes the first pattern that yields a range out of the text. */
function readBy(
  text: string,
  patterns: readonly RegExp[],
  rangeOf: (found: Groups) => SearchRanges | undefined
): ReadSearch {
  for (const it of patterns) {
    const found = it.exec(text)
    const ranges = found?.groups && rangeOf(found.groups)
    if (found && ranges) return { rest: text.replace(found[0], " "), ranges }
  }
  return { rest: text, ranges: {} }
}

function weightOf({ low, high, edge, about, atMost: isMost }: Groups, carats: number): SearchRanges {
  const scaled = (typed: string, by = 1): string => (Number(typed) * carats * by).toFixed(2)
  if (low !== undefined && high !== undefined) return ordered("carat", scaled(low), scaled(high))
  if (edge !== undefined)
    return isMost === undefined ? { caratMin: scaled(edge) } : { caratMax: scaled(edge) }
  return about === undefined
    ? {}
    : { caratMin: scaled(about, 1 - tolerance), caratMax: scaled(about, 1 + tolerance) }
}

/** Rupees from which a number without a currency or a word is taken for a price. */
const barePrice = 1000

const hasWord = (typed: string): boolean => /\p{L}|₹/u.test(typed)

function priceOf({ low, high, edge, atMost: isMost }: Groups): SearchRanges | undefined {
  if (edge !== undefined) {
    const rupees = readAmount(edge)
    if (rupees === undefined || !(hasWord(edge) || Number(rupees) >= barePrice)) return undefined
    return isMost === undefined ? { priceMin: rupees } : { priceMax: rupees }
  }
  if (low === undefined || high === undefined || !(hasWord(low) || hasWord(high))) return undefined
  // "1.5 to 2 lakh" is a range of lakhs.
  const word = new RegExp(String.raw`(?:${amountWords})$`, "i").exec(high)?.[0] ?? ""
  const from = readAmount(hasWord(low) ? low : `${low} ${word}`)
  const until = readAmount(high)
  return from === undefined || until === undefined ? undefined : ordered("price", from, until)
}

const ordered = (name: "carat" | "price", one: string, other: string): SearchRanges => {
  const [low, high] = Number(one) <= Number(other) ? [one, other] : [other, one]
  return { [`${name}Min`]: low, [`${name}Max`]: high }
}
