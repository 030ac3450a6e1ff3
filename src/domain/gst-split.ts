import { allocate } from "./allocate"
import { stateTaxName } from "./gst-state"
import { addPaise, paise, type Paise, scalePaise, zeroPaise } from "./money"
import { hundredthsOfPercent } from "./percent"

/** Amounts by tax head, in paise: `igst`, or `cgst` and `sgst`, which are equal. */
export interface GstHeads {
  igst: Paise
  cgst: Paise
  sgst: Paise
}

/** The tax heads of a supply between two states or within one. */
export interface GstKind {
  kind: "IGST" | "CGST+SGST"
  /** Name of the `sgst` part in the seller's state. */
  stateTax: "SGST" | "UTGST"
}

export interface GstSplit extends GstKind, GstHeads {}

/**
 * Returns the tax heads of a supply by the seller's and the delivery's state codes. A seller of unknown state (no valid
 * GSTIN) gets IGST, since the supply can't be shown to stay within one state.
 */
export const gstKind = (sellerState: string | null, deliveryState: string): GstKind => ({
  kind: sellerState !== null && sellerState === deliveryState ? "CGST+SGST" : "IGST",
  stateTax: stateTaxName(sellerState),
})

/**
 * Calculates the tax heads of one rate on its taxable value, each rounded half up once: IGST at the rate, or CGST and
 * SGST at half of it. The halves can add up to a paisa more or less than the GST that was charged at the full rate; a
 * document shows the difference as "Round off".
 */
export function splitGst(taxable: Paise, rate: string, of: GstKind): GstSplit {
  const hundredths = hundredthsOfPercent(rate)
  if (of.kind === "IGST") {
    return { ...of, igst: scalePaise(taxable, hundredths, 10_000), cgst: zeroPaise, sgst: zeroPaise }
  }
  const half = scalePaise(taxable, hundredths, 20_000)
  return { ...of, igst: zeroPaise, cgst: half, sgst: half }
}

/**
 * Calculates the tax heads of a credit note at one rate: those on all that has been credited at this rate so far, minus
 * those of the earlier notes. So the notes of a whole order add up to its invoice.
 * @param before taxable value that earlier notes credited
 * @param taxable taxable value that this note credits
 */
export function creditedSplit(before: Paise, taxable: Paise, rate: string, of: GstKind): GstSplit {
  const earlier = splitGst(before, rate, of)
  return { ...of, ...subtractHeads(splitGst(addPaise(before, taxable), rate, of), earlier) }
}

/** The GST of one rate by tax head, on the taxable value that has this rate. */
export interface RateGst {
  /** Percent as decimal text. */
  rate: string
  taxable: Paise
  split: GstSplit
}

const heads = ["igst", "cgst", "sgst"] as const

export const noHeads: GstHeads = { igst: zeroPaise, cgst: zeroPaise, sgst: zeroPaise }

const mapHeads = (of: (head: keyof GstHeads) => Paise): GstHeads => ({
  igst: of("igst"),
  cgst: of("cgst"),
  sgst: of("sgst"),
})

/** The sum of tax heads, by head. */
export const addHeads = (...all: readonly GstHeads[]): GstHeads =>
  mapHeads((head) => addPaise(...all.map((it) => it[head])))

/** Tax heads minus other ones, by head. */
export const subtractHeads = (from: GstHeads, less: GstHeads): GstHeads =>
  mapHeads((head) => paise(from[head] - less[head]))

/** The whole GST of tax heads. */
export const headsTotal = (of: GstHeads): Paise => addPaise(...heads.map((head) => of[head]))

/** The sums of the tax heads over all rates. */
export const sumSplits = (rates: readonly [RateGst, ...RateGst[]]): GstSplit => ({
  ...rates[0].split,
  ...addHeads(...rates.map((it) => it.split)),
})

/** Spreads tax heads over rows in proportion to their taxable values, by largest remainder. Each head adds up exactly. */
export function spreadHeads(of: GstHeads, taxables: readonly Paise[]): GstHeads[] {
  const shares = {
    igst: allocate(of.igst, taxables),
    cgst: allocate(of.cgst, taxables),
    sgst: allocate(of.sgst, taxables),
  }
  return taxables.map((_, row) => mapHeads((head) => shares[head][row] ?? zeroPaise))
}

/** A line or row of a document at one GST rate. */
export interface GoodsLine {
  hsn: string
  /** Percent as decimal text. */
  rate: string
  taxable: Paise
}

/**
 * Spreads the tax heads of each rate over its HSN codes, and those of an HSN code over its lines. So each column of a
 * document adds up, by rate and by HSN code. A line may differ by a paisa from its own rounding.
 */
export function spreadOverLines<Line extends GoodsLine>(
  rates: readonly RateGst[],
  lines: readonly Line[]
): (Line & GstHeads)[] {
  const shares = new Map<Line, GstHeads>()
  for (const { rate, split } of rates) {
    const groups = byHsn(lines.filter((it) => it.rate === rate))
    const parts = spreadHeads(split, groups.map(taxableOf))
    for (const [index, group] of groups.entries()) {
      const own = spreadHeads(
        parts[index] ?? noHeads,
        group.map((it) => it.taxable)
      )
      for (const [place, line] of group.entries()) shares.set(line, own[place] ?? noHeads)
    }
  }
  return lines.map((line) => ({ ...line, ...(shares.get(line) ?? noHeads) }))
}

const taxableOf = (lines: readonly GoodsLine[]): Paise => addPaise(...lines.map((it) => it.taxable))

/** Lines by HSN code, in the order of each code's first line. */
function byHsn<Line extends GoodsLine>(lines: readonly Line[]): Line[][] {
  const groups = new Map<string, Line[]>()
  for (const line of lines) groups.set(line.hsn, [...(groups.get(line.hsn) ?? []), line])
  return [...groups.values()]
}
