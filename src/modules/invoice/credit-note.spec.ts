import fc from "fast-check"
import { paise } from "../../domain/money"
import { type Credit, creditParts, leftParts, spreadAmount } from "../../domain/refund-lines"
import { creditNoteDocument } from "./credit-note"
import { noteOf, supplyOf } from "./gstr/supply"
import { gstSheet } from "./gstr/tables"
import { invoiceDocumentFrom } from "./render/build-document"
import { sampleSource } from "./render/testing/samples"

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** ₹4,86,000.00 at 0.25 % and ₹1,234.56 at 18 %: GST ₹1,215.00 and ₹222.22. */
const source = sampleSource({
  items: [
    { name: "Blue sapphire", quantity: 1, unitPrice: paise(48_600_000), hsnCode: "710391", rate: "0.25" },
    { name: "Pendant", quantity: 1, unitPrice: paise(123_456), hsnCode: "7113" },
  ],
  state: "Kerala",
})
const invoice = invoiceDocumentFrom(source)
const fee = { rate: null, taxable: source.shippingFee, gst: paise(0) }
const paid = {
  lines: [
    { rate: "0.25", quantity: 1, taxable: paise(48_600_000), gst: paise(121_500) },
    { rate: "18", quantity: 1, taxable: paise(123_456), gst: paise(22_222) },
  ],
  shipping: source.shippingFee > 0 ? [fee] : [],
}
const left = leftParts(paid, [], source.total)

const noteOfCredit = (amount: number, credit: Credit) => ({
  number: "CN/26-27/000001",
  date: new Date("2026-11-24T10:00:00Z"),
  amount: paise(amount),
  ...credit,
  reason: null,
})
const noteFor = (amount: number) => noteOfCredit(amount, spreadAmount(left, paise(amount)))

describe("a credit note to an order of several GST rates", () => {
  it("of all that was paid reverses each rate's own GST", () => {
    expect(creditNoteDocument(invoice, noteFor(source.total)).taxes).toMatchObject([
      { rate: "0.25", taxable: 48_600_000, split: { igst: 121_500 } },
      { rate: "18", taxable: 123_456, split: { igst: 22_222 } },
    ])
  })

  it("of a part splits value and GST over the rates, exactly to the paisa", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: source.total }), (amount) => {
        const note = noteFor(amount)
        const document = creditNoteDocument(invoice, note)
        expect(sum(document.taxes.map((it) => it.taxable))).toBe(sum(note.lines.map((it) => it.taxable)))
        expect(sum(document.taxes.map((it) => it.split.igst))).toBe(sum(note.lines.map((it) => it.gst)))
        expect(document.taxable + document.split.igst + document.shippingFee).toBe(amount)
        for (const line of document.lines) {
          const tax = document.taxes.find(({ rate }) => rate === line.rate)
          expect([line.taxable, line.igst]).toEqual([tax?.taxable, tax?.split.igst])
        }
      })
    )
  })

  it("of one line takes nothing from the other's rate", () => {
    const wanted = [{ line: 1, amount: paise(145_678), quantity: null }]
    const document = creditNoteDocument(invoice, noteOfCredit(145_678, creditParts(left, wanted, paise(0))))
    expect(document.taxes).toMatchObject([{ rate: "18", taxable: 123_456, split: { igst: 22_222 } }])
    expect(document.lines).toMatchObject([{ description: "Pendant", quantity: 1, amount: paise(145_678) }])
  })
})

describe("the GST return of an order of several rates", () => {
  const supplies = [supplyOf(invoice), noteOf(invoice, noteFor(source.total))]
  const rowsOf = (...[table, list]: Parameters<typeof gstSheet>) => gstSheet(table, list).rows

  it("lists a large sale, and its credit note, once for each rate", () => {
    expect(rowsOf("b2cl", supplies).map((row) => [row[2], row[5], row[6]])).toEqual([
      ["488671.78", "0.25", "486000.00"],
      ["488671.78", "18", "1234.56"],
    ])
    expect(rowsOf("credit-notes", supplies).map((row) => [row[5], row[7], row[8]])).toEqual([
      ["488671.78", "0.25", "486000.00"],
      ["488671.78", "18", "1234.56"],
    ])
  })

  it("counts a small sale by place and rate, and its goods by HSN and rate", () => {
    const small = { ...supplyOf(invoice), isLarge: false }
    expect(rowsOf("b2cs", [small]).map((row) => [row[1], row[3], row[4]])).toEqual([
      ["32-Kerala", "0.25", "486000.00"],
      ["32-Kerala", "18", "1234.56"],
    ])
    expect(rowsOf("hsn", [small]).map((row) => [row[0], row[5], row[6], row[7]])).toEqual([
      ["710391", "0.25", "486000.00", "1215.00"],
      ["7113", "18", "1234.56", "222.22"],
    ])
  })

  it("is nil when everything was refunded", () => {
    expect(rowsOf("hsn", supplies).map((row) => [row[3], ...row.slice(6, 8)])).toEqual([
      ["0", "0.00", "0.00"],
      ["0", "0.00", "0.00"],
    ])
  })
})
