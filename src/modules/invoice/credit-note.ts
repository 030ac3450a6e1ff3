import { amountInWords } from "../../domain/amount-in-words"
import { allocateGst, type LineGst, type RateGst, splitGst, sumSplits } from "../../domain/gst-split"
import { addPaise, type Paise } from "../../domain/money"
import type { TaxedAmount } from "../../domain/paid-parts"
import type { CreditedShipping, LineCredit } from "../../domain/refund-lines"
import type { InvoiceDocument, InvoiceLine } from "./render/document"

/** The part of an invoice that a credit note reverses. */
export interface CreditNote {
  number: string
  date: Date
  amount: Paise
  lines: readonly LineCredit[]
  shipping: CreditedShipping
  /** The reason that the buyer sees. */
  reason: string | null
}

/**
 * Builds a credit note as a document of its own (rule 53 of the CGST rules). It reverses the credited line items alone,
 * at the invoice's own rates and under its own heads of tax. A line's quantity is the number of pieces that leave the
 * sale.
 */
export function creditNoteDocument(invoice: InvoiceDocument, note: CreditNote): InvoiceDocument {
  const { number, date, amount, reason, shipping } = note
  const rates = invoice.taxes.map(({ rate }) => ofRate(invoice, note, rate))
  const [lowest, ...others] = rates.filter(({ parts }) => parts.length > 0).map(({ tax }) => tax)
  const taxes = [lowest ?? ofRate(invoice, note, invoice.taxes[0].rate).tax, ...others] as const
  return {
    ...invoice,
    title: "Credit Note",
    cancelled: false,
    number,
    issuedAt: date,
    creditNoteTo: { number: invoice.number, issuedAt: invoice.issuedAt, reason },
    taxes,
    split: sumSplits(taxes),
    lines: note.lines.flatMap((credit) => {
      const line = invoice.lines[credit.line]
      const heads = rates.find(({ tax }) => tax.rate === credit.rate)?.headsOf(credit)
      return line && heads ? [creditedLine(line, credit, heads)] : []
    }),
    taxable: addPaise(...note.lines.map((it) => it.taxable)),
    shippingFee: addPaise(...shipping.parts.map((it) => it.taxable)),
    total: amount,
    totalInWords: amountInWords(amount),
    passports: [],
  }
}

/** What a note credits at one rate: of its line items, then of a taxed shipping fee. */
function ofRate({ split, placeOfSupply }: InvoiceDocument, { lines, shipping }: CreditNote, rate: string) {
  const parts: TaxedAmount[] = [...lines, ...shipping.parts].filter((it) => it.rate === rate)
  const tax: RateGst = {
    rate,
    taxable: addPaise(...parts.map((it) => it.taxable)),
    split: splitGst(
      addPaise(...parts.map((it) => it.gst)),
      split.kind === "IGST" ? null : placeOfSupply.code,
      placeOfSupply.code
    ),
  }
  const heads = allocateGst(
    tax.split,
    parts.map((it) => it.gst)
  )
  return { tax, parts, headsOf: (part: TaxedAmount) => heads[parts.indexOf(part)] }
}

const creditedLine = (line: InvoiceLine, credit: LineCredit, { igst, cgst, sgst }: LineGst): InvoiceLine => ({
  ...line,
  ...{ igst, cgst, sgst },
  quantity: credit.quantity,
  taxable: credit.taxable,
  amount: addPaise(credit.taxable, igst, cgst, sgst),
})
