import { allocate } from "../../domain/allocate"
import { amountInWords } from "../../domain/amount-in-words"
import { allocateByRate, type RateGst, splitGst, sumSplits } from "../../domain/gst-split"
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
 * proportion to the line's value, at the invoice's own rates and under its own heads of tax. Quantities stay those of the invoice.
 */
export function creditNoteDocument(
  invoice: InvoiceDocument,
  { number, date, amount, parts, reason }: CreditNote
): InvoiceDocument {
  const { placeOfSupply, lines, taxes } = invoice
  const seller = invoice.split.kind === "IGST" ? null : placeOfSupply.code
  const taxables = allocate(
    parts.taxable,
    taxes.map((it) => it.taxable)
  )
  const gst = allocate(
    parts.gst,
    taxes.map(({ split }) => addPaise(split.igst, split.cgst, split.sgst))
  )
  const creditOf = ({ rate }: RateGst, index: number): RateGst => ({
    rate,
    taxable: taxables[index] ?? zeroPaise,
    split: splitGst(gst[index] ?? zeroPaise, seller, placeOfSupply.code),
  })
  const [lowest, ...others] = taxes
  const credited = [creditOf(lowest, 0), ...others.map((it, index) => creditOf(it, index + 1))] as const
  return {
    ...invoice,
    title: "Credit Note",
    cancelled: false,
    number,
    issuedAt: date,
    creditNoteTo: { number: invoice.number, issuedAt: invoice.issuedAt, reason },
    taxes: credited,
    split: sumSplits(credited),
    lines: allocateByRate(credited, lines).map((line) => ({
      ...line,
      amount: addPaise(line.taxable, line.igst, line.cgst, line.sgst),
    })),
    taxable: parts.taxable,
    shippingFee: parts.shipping,
    total: amount,
    totalInWords: amountInWords(amount),
    passports: [],
  }
}
