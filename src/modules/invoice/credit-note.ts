import { amountInWords } from "../../domain/amount-in-words"
import { creditedSplit, headsTotal, type RateGst, spreadOverLines, sumSplits } from "../../domain/gst-split"
import { addPaise, paise, type Paise, zeroPaise } from "../../domain/money"
import type { InvoiceDocument, InvoiceLine } from "./render/document"
import { showsTax } from "./render/tax-facts"

/** The part of an invoice that a credit note reverses. */
export interface CreditNote {
  number: string
  date: Date
  amount: Paise
  lines: readonly {
    /** Position on the invoice, from 0. */
    line: number
    /** Percent as decimal text. */
    rate: string
    taxable: Paise
    /** The pieces that leave the sale. */
    quantity: number
  }[]
  shipping: {
    /** By rate; null for a fee that isn't taxed. */
    parts: readonly { rate: string | null; taxable: Paise }[]
  }
  /** The reason that the buyer sees. */
  reason: string | null
}

/** The taxable value that notes credit at one rate. */
export const creditedAt = (notes: readonly CreditNote[], rate: string): Paise =>
  addPaise(
    ...notes.flatMap(({ lines, shipping }) =>
      [...lines, ...shipping.parts].filter((it) => it.rate === rate).map((it) => it.taxable)
    )
  )

type Unspread = Omit<InvoiceLine, "amount" | "igst" | "cgst" | "sgst">

/**
 * Builds a credit note as a document of its own (rule 53 of the CGST rules). It credits exactly the lines and the
 * shipping of its refund, at the invoice's own rates. Its tax heads are those on all that was credited so far at a rate,
 * minus those of the earlier notes; "Round off" is what they differ by from the refunded amount.
 * @param earlier the notes to the same invoice that were issued before
 */
export function creditNoteDocument(
  invoice: InvoiceDocument,
  note: CreditNote,
  earlier: readonly CreditNote[]
): InvoiceDocument {
  const credited = invoice.taxes
    .map(({ rate, split }): RateGst => ({
      rate,
      taxable: creditedAt([note], rate),
      split: creditedSplit(creditedAt(earlier, rate), creditedAt([note], rate), rate, split),
    }))
    .filter((it) => it.taxable > 0 || headsTotal(it.split) > 0)
  const [lowest, ...others] = credited
  // A note of untaxed shipping alone has no value at any rate.
  const taxes: InvoiceDocument["taxes"] = lowest ? [lowest, ...others] : [nothingAt(invoice.taxes[0])]
  const lines = spreadOverLines(taxes, [...creditedGoods(invoice, note), ...creditedFee(note)]).map(
    (line): InvoiceLine => ({ ...line, amount: addPaise(line.taxable, headsTotal(line)) })
  )
  const untaxed = addPaise(...note.shipping.parts.filter((it) => it.rate === null).map((it) => it.taxable))
  return {
    ...invoice,
    title: "Credit Note",
    showsTax: showsTax({ ...invoice, rates: credited.map((it) => it.rate) }),
    cancelled: false,
    endorsement: null,
    number: note.number,
    issuedAt: note.date,
    creditNoteTo: { number: invoice.number, issuedAt: invoice.issuedAt, reason: note.reason },
    taxes,
    split: sumSplits(taxes),
    lines,
    taxable: addPaise(...taxes.map((it) => it.taxable)),
    shippingFee: untaxed,
    roundOff: paise(note.amount - untaxed - addPaise(...lines.map((it) => it.amount))),
    total: note.amount,
    totalInWords: amountInWords(note.amount),
    passports: [],
  }
}

const nothingAt = ({ rate, split }: RateGst): RateGst => ({
  rate,
  taxable: zeroPaise,
  split: { ...split, igst: zeroPaise, cgst: zeroPaise, sgst: zeroPaise },
})

const creditedGoods = (invoice: InvoiceDocument, note: CreditNote): Unspread[] =>
  note.lines.flatMap(({ line, taxable, quantity }) => {
    const sold = invoice.lines[line]
    return sold ? [{ ...sold, quantity, shipping: zeroPaise, taxable }] : []
  })

/** A taxed shipping fee has lines of its own on a credit note, since it can come back without the goods. */
const creditedFee = (note: CreditNote): Unspread[] =>
  note.shipping.parts.flatMap(({ rate, taxable }) =>
    rate === null
      ? []
      : [
          {
            description: "Shipping",
            hsn: "",
            rate,
            quantity: 0,
            unitPrice: zeroPaise,
            shipping: taxable,
            taxable,
          },
        ]
  )
