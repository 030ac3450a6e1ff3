import { allocate } from "./allocate"
import { stateTaxName } from "./gst-state"
import { paise, type Paise, zeroPaise } from "./money"

/** A GST amount by head, in paise: `igst`, or `cgst` and `sgst` (UTGST in some union territories). */
export interface GstSplit {
  kind: "IGST" | "CGST+SGST"
  igst: Paise
  cgst: Paise
  sgst: Paise
  /** What `sgst` is called in the seller's state. */
  stateTax: "SGST" | "UTGST"
}

/**
 * Splits an order's GST by the seller's and the delivery's state codes. The same state: halves that add up to the
 * paisa, an odd paisa going to CGST. Any other: IGST; so too for a seller of unknown state (no valid GSTIN), since
 * nothing then says that the supply stays within one state.
 */
export function splitGst(gst: Paise, sellerState: string | null, deliveryState: string): GstSplit {
  const stateTax = stateTaxName(sellerState)
  if (sellerState === null || sellerState !== deliveryState) {
    return { kind: "IGST", igst: gst, cgst: zeroPaise, sgst: zeroPaise, stateTax }
  }
  const sgst = paise(Math.floor(gst / 2))
  return { kind: "CGST+SGST", igst: zeroPaise, cgst: paise(gst - sgst), sgst, stateTax }
}

/** One line's share of an order's GST, in paise. */
export interface LineGst {
  igst: Paise
  cgst: Paise
  sgst: Paise
}

/**
 * Shares an order's GST, which was rounded once for the whole order, over its lines by their taxable values, so that
 * each head's column adds up to that head exactly. A line may differ by a paisa from its own rounding.
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
