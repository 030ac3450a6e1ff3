import { allocate } from "../../domain/allocate"
import { amountInWords } from "../../domain/amount-in-words"
import { allocateGst, splitGst } from "../../domain/gst-split"
import { addPaise, type Paise, zeroPaise } from "../../domain/money"
import type { MoneyParts } from "../../domain/refund-shares"
import type { InvoiceDocument } from "./render/document"

/** The part of an invoice that a credit note reverses. */
export interface CreditNote {
  number: string
  date: Date
  amount: Paise
  parts: MoneyParts
  /** The reason that the buyer sees. */
  reason: string | null
}

/**
 * Builds a credit note as a document of its own (rule 53 of the CGST rules). It reverses each line of its invoice in
 * proportion to the line's value, under the invoice's own heads of tax. Quantities stay those of the invoice.
 */
export function creditNoteDocument(
  invoice: InvoiceDocument,
  { number, date, amount, parts, reason }: CreditNote
): InvoiceDocument {
  const weights = invoice.lines.map((it) => it.taxable)
  const taxable = allocate(parts.taxable, weights)
  const state = invoice.placeOfSupply.code
  const split = splitGst(parts.gst, invoice.split.kind === "IGST" ? null : state, state)
  const gst = allocateGst(split, weights)
  return {
    ...invoice,
    title: "Credit Note",
    cancelled: false,
    number,
    issuedAt: date,
    creditNoteTo: { number: invoice.number, issuedAt: invoice.issuedAt, reason },
    split,
    lines: invoice.lines.map((line, index) => {
      const value = taxable[index] ?? zeroPaise
      const share = gst[index] ?? { igst: zeroPaise, cgst: zeroPaise, sgst: zeroPaise }
      return {
        ...line,
        ...share,
        taxable: value,
        amount: addPaise(value, share.igst, share.cgst, share.sgst),
      }
    }),
    taxable: parts.taxable,
    shippingFee: parts.shipping,
    total: amount,
    totalInWords: amountInWords(amount),
    passports: [],
  }
}
