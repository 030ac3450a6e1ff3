import type { LineGst } from "../../../domain/gst-split"
import { paise, type Paise } from "../../../domain/money"
import { type CreditNote, creditNoteDocument } from "../credit-note"
import type { InvoiceDocument } from "../render/document"

/** One line of a supply, in paise; negative for a credit note. */
export interface SupplyLine extends LineGst {
  hsn: string
  /** Percent, `18` or `0.25`. */
  rate: string
  quantity: number
  taxable: Paise
}

/** A tax invoice, or a credit note to one, as the GST return counts it. */
export interface Supply {
  kind: "invoice" | "note"
  number: string
  date: Date
  /** `08-Rajasthan` */
  place: string
  /** Inter-state supply on an invoice above the limit; table 5 lists each one. */
  isLarge: boolean
  /** What the buyer pays or gets refunded, shipping included; never negative. */
  value: Paise
  lines: SupplyLine[]
}

/** In paise. Rule 59(4) of the CGST rules since August 2024: ₹1,00,000. */
const largeAbove = paise(100_000_00)

export const supplyOf = (doc: InvoiceDocument): Supply => ({
  kind: "invoice",
  number: doc.number,
  date: doc.issuedAt,
  place: `${doc.placeOfSupply.code}-${doc.placeOfSupply.name}`,
  isLarge: doc.split.kind === "IGST" && doc.total > largeAbove,
  value: doc.total,
  lines: doc.lines.map(({ hsn, rate, quantity, taxable, igst, cgst, sgst }) => ({
    hsn,
    rate,
    quantity,
    taxable,
    igst,
    cgst,
    sgst,
  })),
})

/** A credit note as the return counts it: negative amounts, and the pieces that left the sale. */
export function noteOf(doc: InvoiceDocument, note: CreditNote): Supply {
  const paper = supplyOf(creditNoteDocument(doc, note))
  const less = (it: Paise): Paise => paise(0 - it)
  return {
    ...paper,
    kind: "note",
    // Taken from its invoice.
    isLarge: supplyOf(doc).isLarge,
    lines: paper.lines.map(({ hsn, rate, quantity, taxable, igst, cgst, sgst }) => ({
      hsn,
      rate,
      quantity: 0 - quantity,
      taxable: less(taxable),
      igst: less(igst),
      cgst: less(cgst),
      sgst: less(sgst),
    })),
  }
}
