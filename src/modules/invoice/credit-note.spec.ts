import fc from "fast-check"
import { addHeads } from "../../domain/gst-split"
import { paise } from "../../domain/money"
import { type CreditNote, creditNoteDocument } from "./credit-note"
import { noteOf, supplyOf } from "./gstr/supply"
import { invoiceDocumentFrom } from "./render/build-document"
import type { InvoiceDocument } from "./render/document"
import { amethyst, quartz, sampleSource } from "./render/testing/samples"

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

interface Credited {
  line: number
  taxable: number
  quantity?: number
}

/** A note that credits these values of lines; its amount is what was charged on them in proportion. */
function noteTo(
  invoice: InvoiceDocument,
  credited: Credited[],
  amount: number,
  fee: number[] = []
): CreditNote {
  return {
    number: "CN/26-27/000001",
    date: new Date("2026-11-24T10:00:00Z"),
    amount: paise(amount),
    lines: credited.map(({ line, taxable, quantity = 0 }) => ({
      line,
      quantity,
      rate: invoice.lines[line]?.rate ?? "",
      taxable: paise(taxable),
    })),
    shipping: {
      parts: fee.map((taxable, index) => ({
        rate: invoice.taxes[index]?.rate ?? null,
        taxable: paise(taxable),
      })),
    },
    reason: null,
  }
}

const documents = (invoice: InvoiceDocument, notes: CreditNote[]) =>
  notes.map((note, index) => creditNoteDocument(invoice, note, notes.slice(0, index)))

describe("three credit notes of one piece each", () => {
  const piece = { name: "Bead", quantity: 3, unitPrice: paise(1_685), rate: "18" }
  const invoice = invoiceDocumentFrom(sampleSource({ items: [piece] }))
  const notes = [663, 663, 663 + 1].map((amount) =>
    noteTo(invoice, [{ line: 0, taxable: 1_685, quantity: 1 }], amount)
  )

  it("have exactly the heads of their invoice", () => {
    expect([invoice.split.cgst, invoice.split.sgst]).toEqual([455, 455])
    const heads = documents(invoice, notes).map((it) => it.split)
    expect(heads.map((it) => [it.cgst, it.sgst])).toEqual([
      [152, 152],
      [151, 151],
      [152, 152],
    ])
  })

  it("leave no piece, value or tax in the HSN table", () => {
    const goods = notes.flatMap((note, index) => noteOf(invoice, note, notes.slice(0, index)).goods)
    const all = [...supplyOf(invoice).goods, ...goods]
    expect(sum(all.map((it) => it.quantity))).toBe(0)
    expect(sum(all.map((it) => it.taxable))).toBe(0)
    expect(addHeads(...all)).toEqual({ igst: 0, cgst: 0, sgst: 0 })
  })
})

describe("a credit note", () => {
  const invoice = invoiceDocumentFrom(
    sampleSource({
      items: [
        { name: "Blue sapphire", quantity: 1, unitPrice: paise(10_000_000), hsn: "710391", rate: "0.25" },
        { name: "Pendant", quantity: 2, unitPrice: paise(500_000), hsn: "7113", rate: "18" },
      ],
    })
  )

  it("of one line takes nothing from a line of another rate", () => {
    const note = noteTo(invoice, [{ line: 1, taxable: 1_000_000, quantity: 2 }], 1_180_000)
    const document = creditNoteDocument(invoice, note, [])
    expect(document.taxes).toMatchObject([{ rate: "18", taxable: 1_000_000, split: { cgst: 90_000 } }])
    expect(document.lines).toMatchObject([{ description: "Pendant", quantity: 2, amount: note.amount }])
    expect(document.roundOff).toBe(0)
  })

  it("shows what its heads differ by from the refunded amount as Round off", () => {
    const note = noteTo(invoice, [{ line: 1, taxable: 84_745 }], 100_000)
    const document = creditNoteDocument(invoice, note, [])
    // 847.45 × 9 % = 76.27.
    expect([document.split.cgst, document.split.sgst]).toEqual([7_627, 7_627])
    expect(document.roundOff).toBe(100_000 - 84_745 - 2 * 7_627)
  })

  it("of untaxed shipping alone has no taxable value", () => {
    const note: CreditNote = {
      ...noteTo(invoice, [], 10_000),
      shipping: { parts: [{ rate: null, taxable: paise(10_000) }] },
    }
    expect(creditNoteDocument(invoice, note, [])).toMatchObject({
      ...{ taxable: 0, shippingFee: 10_000, roundOff: 0, lines: [], showsTax: false },
    })
  })

  it("of what was exempt beside taxed goods shows no tax", () => {
    const mixed = invoiceDocumentFrom(sampleSource({ items: [amethyst, { ...quartz, rate: "3" }] }))
    const note = (line: number) => noteTo(mixed, [{ line, taxable: 10_000 }], 10_000)
    expect([0, 1].map((line) => creditNoteDocument(mixed, note(line), []).showsTax)).toEqual([false, true])
  })
})

describe("any sequence of partial credit notes", () => {
  const item = fc.record({
    name: fc.constant("Stone"),
    quantity: fc.integer({ min: 1, max: 3 }),
    unitPrice: fc.integer({ min: 1, max: 10 ** 7 }).map(paise),
    hsn: fc.constantFrom("7102", "7103", "711319"),
    rate: fc.constantFrom("0", "0.25", "3", "18"),
  })
  const order = fc.record({
    items: fc.array(item, { minLength: 1, maxLength: 6 }),
    state: fc.constantFrom("Rajasthan", "Kerala"),
    rates: fc.constantFrom({}, { shipping_taxed: "true", free_shipping_threshold: "99999999" }),
  })

  it("adds up to the invoice by rate, head and HSN code, with every total as refunded", () => {
    fc.assert(
      fc.property(order, fc.array(fc.nat({ max: 100 }), { minLength: 1, maxLength: 5 }), (sold, cuts) => {
        const invoice = invoiceDocumentFrom(sampleSource(sold))
        const shares = [...cuts.map((it) => it / 100), 1]
        const upTo = (value: number, n: number) => Math.round(value * Math.max(...shares.slice(0, n), 0))
        const part = (value: number, n: number) => upTo(value, n + 1) - upTo(value, n)
        const fees = invoice.taxes.map(({ rate }) =>
          sum(invoice.lines.filter((it) => it.rate === rate).map((it) => it.shipping))
        )
        const notes = shares.map((_, n) =>
          noteTo(
            invoice,
            invoice.lines.map((it, line) => ({ line, taxable: part(it.taxable - it.shipping, n) })),
            part(invoice.total, n),
            fees.map((fee) => part(fee, n))
          )
        )
        const issued = documents(invoice, notes)
        for (const { rate, taxable, split } of invoice.taxes) {
          const own = issued.flatMap((it) => it.taxes.filter((tax) => tax.rate === rate))
          expect(sum(own.map((it) => it.taxable))).toBe(taxable)
          expect({ ...split, ...addHeads(...own.map((it) => it.split)) }).toEqual(split)
        }
        for (const paper of issued) {
          expect(paper.split.cgst).toBe(paper.split.sgst)
          const shown = sum(paper.lines.map((it) => it.amount)) + paper.shippingFee + paper.roundOff
          expect(shown).toBe(paper.total)
          expect(sum(paper.lines.map((it) => it.taxable))).toBe(paper.taxable)
        }
        const goods = notes.flatMap((note, index) => noteOf(invoice, note, notes.slice(0, index)).goods)
        for (const row of supplyOf(invoice).goods) {
          const own = goods.filter((it) => it.hsn === row.hsn && it.rate === row.rate)
          expect(sum(own.map((it) => it.taxable))).toBe(0 - row.taxable)
          const left = addHeads(row, ...own)
          expect(left).toEqual({ igst: 0, cgst: 0, sgst: 0 })
        }
      })
    )
  })
})
