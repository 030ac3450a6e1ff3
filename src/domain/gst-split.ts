import { allocate } from "./allocate"
import { stateTaxName } from "./gst-state"
import { addPaise, paise, type Paise, zeroPaise } from "./money"

/** A GST amount by tax head, in paise: `igst`, or `cgst` and `sgst` (UTGST in some union territories). */
export interface GstSplit {
  kind: "IGST" | "CGST+SGST"
  igst: Paise
  cgst: Paise
  sgst: Paise
  /** Name of the `sgst` part in the seller's state. */
  stateTax: "SGST" | "UTGST"
}

/**
 * Splits an order's GST by the seller's and the delivery's state codes. Within one state: halves that add up to the
 * paisa, an odd paisa going to CGST. Otherwise: IGST. A seller of unknown state (no valid GSTIN) also gets IGST, since
 * the supply can't be shown to stay within one state.
 */
export function splitGst(gst: Paise, sellerState: string | null, deliveryState: string): GstSplit {
  const stateTax = stateTaxName(sellerState)
  if (sellerState === null || sellerState !== deliveryState) {
    return { kind: "IGST", igst: gst, cgst: zeroPaise, sgst: zeroPaise, stateTax }
  }
  const sgst = paise(Math.floor(gst / 2))
  return { kind: "CGST+SGST", igst: zeroPaise, cgst: paise(gst - sgst), sgst, stateTax }
}

/** The GST of one rate by tax head, on the taxable value that has this rate. */
export interface RateGst {
  /** Percent as decimal text. */
  rate: string
  taxable: Paise
  split: GstSplit
}

/** The sums of the tax heads over all rates. */
export function sumSplits(rates: readonly [RateGst, ...RateGst[]]): GstSplit {
  const sum = (head: keyof LineGst): Paise => addPaise(...rates.map((it) => it.split[head]))
  return { ...rates[0].split, igst: sum("igst"), cgst: sum("cgst"), sgst: sum("sgst") }
}

/** One line's share of an order's GST, in paise. */
export interface LineGst {
  igst: Paise
  cgst: Paise
  sgst: Paise
}

/**
 * Allocates the GST of one rate, which was rounded once, to its lines by their taxable values, so that each tax head's
 * column adds up exactly. A line may differ by a paisa from its own rounding.
 */
export function allocateGst(split: GstSplit, taxableValues: readonly Paise[]): LineGst[] {
  const igst = allocate(split.igst, taxableValues)
  const cgst = allocate(split.cgst, taxableValues)
  const sgst = allocate(split.sgst, taxableValues)
  return taxableValues.map((_, line) => ({
    igst: igst[line] ?? zeroPaise,
    cgst: cgst[line] ?? zeroPaise,
    sgst: sgst[line] ?? zeroPaise,
  }))
}

/**
 * Allocates the taxable value and the GST of each rate to the lines that have this rate, in proportion to the lines'
 * taxable values. Throws RangeError for a line of another rate.
 */
export function allocateByRate<Line extends { rate: string; taxable: Paise }>(
  rates: readonly RateGst[],
  lines: readonly Line[]
): (Line & LineGst)[] {
  const shares = new Map(
    rates.map(({ rate, taxable, split }) => {
      const weights = lines.map((it) => (it.rate === rate ? it.taxable : zeroPaise))
      return [rate, { taxables: allocate(taxable, weights), gst: allocateGst(split, weights) }]
    })
  )
  return lines.map((line, index) => {
    const share = shares.get(line.rate)
    const taxable = share?.taxables[index]
    const gst = share?.gst[index]
    if (taxable === undefined || !gst) throw new RangeError(`No GST is known for the rate ${line.rate}`)
    return { ...line, ...gst, taxable }
  })
}
