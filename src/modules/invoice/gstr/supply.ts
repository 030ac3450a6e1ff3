import { allocate } from "../../../domain/allocate"
import {
  addHeads,
  type GstHeads,
  noHeads,
  splitGst,
  spreadHeads,
  subtractHeads,
} from "../../../domain/gst-split"
import { addPaise, paise, type Paise, zeroPaise } from "../../../domain/money"
import { type CreditNote, creditedAt } from "../credit-note"
import type { BuyerFirm, InvoiceDocument } from "../render/document"

/** Goods of one HSN code at one rate, in paise. */
export interface GoodsRow extends GstHeads {
  hsn: string
  /** Percent, `18` or `0.25`. */
  rate: string
  /** Pieces. */
  quantity: number
  taxable: Paise
}

/** A taxable value at one rate. */
interface RateValue {
  rate: string
  taxable: Paise
}

/** An invoice, or a credit note to one, as the GST return counts it. Amounts in paise, those of a note negative. */
export interface Supply {
  kind: "invoice" | "note"
  number: string
  date: Date
  /** `08-Rajasthan` */
  place: string
  /** The tables that its taxed part belongs to; a note follows its invoice. */
  of: "firm" | "large" | "small" | "export"
  firm: BuyerFirm | null
  /** Whether seller and delivery are in one state. */
  isLocal: boolean
  /** What the buyer pays or gets refunded, shipping included; never negative. */
  value: Paise
  rates: RateValue[]
  goods: GoodsRow[]
}

/** In paise. Rule 59(4) of the CGST rules since August 2024: ₹1,00,000. */
const largeAbove = paise(100_000_00)

function groupOf(doc: InvoiceDocument): Supply["of"] {
  if (doc.destination !== null) return "export"
  if (doc.buyer.firm) return "firm"
  return doc.split.kind === "IGST" && doc.total > largeAbove ? "large" : "small"
}

/** The names of states that the offline tool's list spells differently: it refuses a place that isn't on its list. */
const toolNames: Readonly<Record<string, string>> = {
  "01": "Jammu & Kashmir",
  "26": "Dadra & Nagar Haveli & Daman & Diu",
  "31": "Lakshdweep",
  "35": "Andaman & Nicobar Islands",
}

const placeOf = ({ placeOfSupply: { code, name } }: InvoiceDocument): string =>
  `${code}-${toolNames[code] ?? name}`

const factsOf = (doc: InvoiceDocument) => ({
  place: placeOf(doc),
  of: groupOf(doc),
  firm: doc.buyer.firm,
  isLocal: doc.split.kind === "CGST+SGST",
})

export const supplyOf = (doc: InvoiceDocument): Supply => ({
  kind: "invoice",
  ...factsOf(doc),
  number: doc.number,
  date: doc.issuedAt,
  value: doc.total,
  rates: doc.taxes.map(({ rate, taxable }) => ({ rate, taxable })),
  goods: goodsOf(doc),
})

/**
 * A credit note as the return counts it. Its goods are those of all notes so far minus those of the earlier ones, so that
 * each HSN code of an order that was credited in full adds up to nothing.
 * @param earlier the notes to the same invoice that were issued before
 */
export function noteOf(doc: InvoiceDocument, note: CreditNote, earlier: readonly CreditNote[]): Supply {
  const before = goodsCredited(doc, earlier)
  const after = goodsCredited(doc, [...earlier, note])
  return {
    kind: "note",
    ...factsOf(doc),
    number: note.number,
    date: note.date,
    value: note.amount,
    rates: doc.taxes
      .map(({ rate }) => ({ rate, taxable: paise(0 - creditedAt([note], rate)) }))
      .filter((it) => it.taxable !== 0),
    goods: after.map((row, index) => minus(before[index] ?? row, row)).filter(isCounted),
  }
}

const minus = (from: GoodsRow, less: GoodsRow): GoodsRow => ({
  ...from,
  ...subtractHeads(from, less),
  quantity: from.quantity - less.quantity,
  taxable: paise(from.taxable - less.taxable),
})

const isCounted = ({ taxable, quantity, igst, cgst, sgst }: GoodsRow): boolean =>
  [taxable, quantity, igst, cgst, sgst].some((it) => it !== 0)

/** An invoice's goods by rate and HSN code, in a fixed order. */
function goodsOf(doc: InvoiceDocument): GoodsRow[] {
  return rowsOf(doc).map((places) => {
    const lines = places.flatMap((place) => doc.lines[place] ?? [])
    return {
      ...keyOf(doc, places),
      ...addHeads(...lines),
      quantity: lines.reduce((count, it) => count + it.quantity, 0),
      taxable: addPaise(...lines.map((it) => it.taxable)),
    }
  })
}

/** The goods that notes have credited, in the rows of the invoice. */
function goodsCredited(doc: InvoiceDocument, notes: readonly CreditNote[]): GoodsRow[] {
  const all = notes.flatMap((it) => it.lines)
  const fees = feesCredited(doc, notes)
  const rows = rowsOf(doc).map((places) => {
    const credited = all.filter((it) => places.includes(it.line))
    return {
      ...keyOf(doc, places),
      ...noHeads,
      quantity: credited.reduce((count, it) => count + it.quantity, 0),
      taxable: addPaise(
        ...credited.map((it) => it.taxable),
        ...places.map((place) => fees[place] ?? zeroPaise)
      ),
    }
  })
  return doc.taxes.flatMap(({ rate, split }) => {
    const own = rows.filter((it) => it.rate === rate)
    const values = own.map((it) => it.taxable)
    const heads = spreadHeads(splitGst(addPaise(...values), rate, split), values)
    return own.map((row, index) => ({ ...row, ...(heads[index] ?? noHeads) }))
  })
}

/** A credited shipping fee by invoice line, in proportion to the lines' shares of it. */
function feesCredited(doc: InvoiceDocument, notes: readonly CreditNote[]): Paise[] {
  const parts = notes.flatMap((it) => it.shipping.parts)
  const byRate = doc.taxes.map(({ rate }) =>
    allocate(
      addPaise(...parts.filter((it) => it.rate === rate).map((it) => it.taxable)),
      doc.lines.map((line) => (line.rate === rate ? line.shipping : 0))
    )
  )
  return doc.lines.map((_, place) => addPaise(...byRate.map((shares) => shares[place] ?? zeroPaise)))
}

/** The places of an invoice's lines by rate and HSN code. */
function rowsOf({ lines, taxes }: InvoiceDocument): number[][] {
  return taxes.flatMap(({ rate }) => {
    const places = lines.flatMap((line, place) => (line.rate === rate ? [place] : []))
    const codes = new Set(places.map((place) => lines[place]?.hsn))
    return [...codes].map((hsn) => places.filter((place) => lines[place]?.hsn === hsn))
  })
}

const keyOf = ({ lines }: InvoiceDocument, [place = 0]: readonly number[]) => ({
  hsn: lines[place]?.hsn ?? "",
  rate: lines[place]?.rate ?? "0",
})
