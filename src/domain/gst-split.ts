import { allocate } from "./allocate"
import { stateTaxName } from "./gst-state"
import { paise, type Paise, zeroPaise } from "./money"

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

/** One line's share of an order's GST, in paise. */
export interface LineGst {
  igst: Paise
  cgst: Paise
  sgst: Paise
}

/**
 * Allocates an order's GST, which was rounded once for the whole order, to its lines by their taxable values, so that
 * each tax head's column adds up exactly. A line may differ by a paisa from its own rounding.
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
