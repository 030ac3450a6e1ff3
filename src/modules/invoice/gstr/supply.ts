import { allocate } from "../../../lib/allocate"
import { allocateGst, type LineGst, splitGst } from "../../../lib/gst-split"
import { paise, type Paise } from "../../../lib/money"
import { stateCodeOfGstin } from "../../../lib/gstin"
import type { MoneyParts } from "../../../lib/refund-shares"
import type { InvoiceDocument } from "../render/document"

/** One line of a supply, in paise; what a credit note takes back is negative. */
export interface SupplyLine extends LineGst {
  hsn: string
  quantity: number
  taxable: Paise
}

/** A tax invoice, or a credit note to one, as the return counts it. */
export interface Supply {
  kind: "invoice" | "note"
  number: string
  date: Date
  /** `08-Rajasthan` */
  place: string
  /** Percent, `18` or `0.25`. */
  rate: string
  /** Between states, and of an invoice above the limit: named one by one in table 5. */
  isLarge: boolean
  /** What the buyer pays, or gets back, shipping included; never negative. */
  value: Paise
  lines: SupplyLine[]
}

/** Rule 59(4) of the CGST rules since August 2024: ₹1,00,000. */
const largeAbove = paise(100_000_00)

export const supplyOf = (doc: InvoiceDocument): Supply => ({
  kind: "invoice",
  number: doc.number,
  date: doc.issuedAt,
  place: `${doc.placeOfSupply.code}-${doc.placeOfSupply.name}`,
  rate: String(Number(doc.gstRate)),
  isLarge: doc.split.kind === "IGST" && doc.total > largeAbove,
  value: doc.total,
  lines: doc.lines.map(({ hsn, quantity, taxable, igst, cgst, sgst }) => ({
    hsn,
    quantity,
    taxable,
    igst,
    cgst,
    sgst,
  })),
})

export interface CreditNote {
  number: string
  date: Date
  amount: Paise
  parts: MoneyParts
}

/** A credit note takes back of each line in proportion to its value; how many stones is not its matter. */
export function noteOf(doc: InvoiceDocument, { number, date, amount, parts }: CreditNote): Supply {
  const weights = doc.lines.map((it) => it.taxable)
  const taxable = allocate(parts.taxable, weights)
  const sellerState = doc.seller.gstin === null ? null : stateCodeOfGstin(doc.seller.gstin)
  const gst = allocateGst(splitGst(parts.gst, sellerState, doc.placeOfSupply.code), weights)
  const less = (it: Paise | undefined): Paise => paise(0 - (it ?? 0))
  return {
    ...supplyOf(doc),
    kind: "note",
    number,
    date,
    value: amount,
    lines: doc.lines.map(({ hsn }, line) => ({
      hsn,
      quantity: 0,
      taxable: less(taxable[line]),
      igst: less(gst[line]?.igst),
      cgst: less(gst[line]?.cgst),
      sgst: less(gst[line]?.sgst),
    })),
  }
}
