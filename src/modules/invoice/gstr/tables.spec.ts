import { paise } from "../../../domain/money"
import type { CreditNote } from "../credit-note"
import { invoiceDocumentFrom, type InvoiceSource } from "../render/build-document"
import { amethyst, firm, quartz, ruby, samples, sampleSource } from "../render/testing/samples"
import { noteOf, type Supply, supplyOf } from "./supply"
import { gstSheet } from "./tables"

/** The table's rows by column. */
const rowsOf = (table: Parameters<typeof gstSheet>[0], supplies: readonly Supply[]) => {
  const { columns, rows } = gstSheet(table, supplies)
  return rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index]])))
}

const sample = (name: string): InvoiceSource => {
  const source = samples[name]
  if (!source) throw new Error("no such sample")
  return source
}

const sale = (source: InvoiceSource, number = source.invoiceNumber): Supply =>
  supplyOf(invoiceDocumentFrom({ ...source, invoiceNumber: number }))

/** A note that credits an order in full, with all its pieces. */
function fullNote(source: InvoiceSource): Supply {
  const invoice = invoiceDocumentFrom(source)
  const note: CreditNote = {
    number: "CN/26-27/000001",
    date: new Date("2026-11-24T10:00:00Z"),
    amount: source.total,
    lines: invoice.lines.map(({ rate, taxable, quantity }, line) => ({ line, rate, taxable, quantity })),
    shipping: { parts: [{ rate: null, taxable: source.shippingFee }] },
    reason: null,
  }
  return noteOf(invoice, note, [])
}

const toFirm = sample("toFirm")
const large = sampleSource({ items: [{ ...ruby, rate: "3" }, amethyst], state: "Kerala" })
const small = sample("partlyExempt")
const abroad = sampleSource({ items: [{ ...ruby, rate: "0.25" }, amethyst], state: "Dubai", country: "UAE" })
const underLut = sample("exportedUnderLut")
const all = [toFirm, large, small, abroad, underLut].map((it, index) =>
  sale(it, `INV/26-27/00000${index + 1}`)
)

describe("each sale is in exactly one table of taxed supplies", () => {
  it("b2b: to firms with a GSTIN", () => {
    expect(rowsOf("b2b", all)).toEqual([
      {
        "GSTIN/UIN of Recipient": firm.gstin,
        "Receiver Name": firm.name,
        "Invoice Number": "INV/26-27/000001",
        "Invoice date": "21-Nov-2026",
        "Invoice Value": "126765.31",
        "Place Of Supply": "08-Rajasthan",
        "Reverse Charge": "N",
        "Applicable % of Tax Rate": "",
        "Invoice Type": "Regular B2B",
        "E-Commerce GSTIN": "",
        Rate: "0.25",
        "Taxable Value": "123456.67",
        "Cess Amount": "",
      },
    ])
  })

  it("b2cl: large ones to consumers in other states; b2cs: all others at home", () => {
    expect(rowsOf("b2cl", all)).toMatchObject([
      { "Invoice Number": "INV/26-27/000002", "Place Of Supply": "32-Kerala", Rate: "3" },
    ])
    expect(rowsOf("b2cs", all)).toMatchObject([
      { "Place Of Supply": "08-Rajasthan", Rate: "3", "Taxable Value": "999.99" },
    ])
  })

  it("spells each place as the offline tool's list does, which refuses others", () => {
    const placeIn = (state: string) =>
      rowsOf("b2cs", [sale(sampleSource({ items: [{ ...quartz, rate: "3" }], state }))])[0]?.[
        "Place Of Supply"
      ]
    expect(
      [
        "Jammu and Kashmir",
        "Dadra and Nagar Haveli and Daman and Diu",
        "Lakshadweep",
        "Andaman and Nicobar Islands",
        "Kerala",
      ].map(placeIn)
    ).toEqual([
      "01-Jammu & Kashmir",
      "26-Dadra & Nagar Haveli & Daman & Diu",
      "31-Lakshdweep",
      "35-Andaman & Nicobar Islands",
      "32-Kerala",
    ])
  })

  it("exp: exports, with or without payment of IGST, at rate 0 too", () => {
    expect(rowsOf("exp", all).map((row) => [row["Export Type"], row["Invoice Number"], row["Rate"]])).toEqual(
      [
        ["WOPAY", "INV/26-27/000004", "0"],
        ["WPAY", "INV/26-27/000004", "0.25"],
        ["WOPAY", "INV/26-27/000005", "0"],
      ]
    )
    expect(Object.keys(rowsOf("exp", all)[0] ?? {})).toEqual([
      "Export Type",
      "Invoice Number",
      "Invoice date",
      "Invoice Value",
      "Port Code",
      "Shipping Bill Number",
      "Shipping Bill Date",
      "Rate",
      "Taxable Value",
      "Cess Amount",
    ])
  })

  it("exemp: what is at rate 0 at home, by place and kind of buyer", () => {
    const value = "Nil Rated Supplies"
    expect(rowsOf("exemp", all).map((row) => [row["Description"], row[value]])).toEqual([
      ["Inter-State supplies to registered persons", "0.00"],
      ["Intra-State supplies to registered persons", "3000.00"],
      ["Inter-State supplies to unregistered persons", "3000.00"],
      ["Intra-State supplies to unregistered persons", "3000.00"],
    ])
    expect(rowsOf("exemp", [])).toHaveLength(4)
  })
})

describe("a credit note follows its invoice", () => {
  const notes = [toFirm, large, small, abroad, underLut].map(fullNote)

  it("to a firm into cdnr, rate by rate, without what was exempt", () => {
    expect(rowsOf("cdnr", notes)).toEqual([
      {
        "GSTIN/UIN of Recipient": firm.gstin,
        "Receiver Name": firm.name,
        "Note Number": "CN/26-27/000001",
        "Note Date": "24-Nov-2026",
        "Note Type": "C",
        "Place Of Supply": "08-Rajasthan",
        "Reverse Charge": "N",
        "Note Supply Type": "Regular B2B",
        "Note Value": "126765.31",
        "Applicable % of Tax Rate": "",
        Rate: "0.25",
        "Taxable Value": "123456.67",
        "Cess Amount": "",
      },
    ])
  })

  it("of a large sale or an export into cdnur, never among the consumers' small sales", () => {
    expect(rowsOf("cdnur", notes).map((row) => [row["UR Type"], row["Rate"], row["Taxable Value"]])).toEqual([
      ["B2CL", "3", "123456.67"],
      ["EXPWOP", "0", "3000.00"],
      ["EXPWP", "0.25", "123456.67"],
      ["EXPWOP", "0", "123456.67"],
    ])
    expect(rowsOf("b2cs", [sale(small), ...notes])).toMatchObject([{ "Taxable Value": "0.00" }])
  })

  it("is deducted from table 8 where it was at rate 0 at home, whoever bought", () => {
    const left = rowsOf("exemp", [...all, ...notes]).map((row) => row["Nil Rated Supplies"])
    expect(left).toEqual(["0.00", "0.00", "0.00", "0.00"])
  })

  it("leaves no pieces and no tax in table 12 of an order that was credited in full", () => {
    for (const row of rowsOf("hsn", [...all, ...notes])) {
      expect(row).toMatchObject({ "Total Quantity": "0", "Total Value": "0.00", "Taxable Value": "0.00" })
    }
  })

  it("is listed for reading, each with its type", () => {
    expect(rowsOf("credit-notes", notes).map((row) => row["UR Type"])).toEqual([
      ...["B2B", "B2B", "B2CL", "B2CL", "B2CS", "B2CS"],
      ...["EXPWOP", "EXPWP", "EXPWOP"],
    ])
  })
})

describe("table 12", () => {
  it("is filed in two parts that add up to the whole", () => {
    const valueOf = (table: "hsn" | "hsn-b2b" | "hsn-b2c") =>
      rowsOf(table, all).reduce((sum, row) => sum + Math.round(Number(row["Total Value"]) * 100), 0)
    expect(valueOf("hsn-b2b") + valueOf("hsn-b2c")).toBe(valueOf("hsn"))
    expect(rowsOf("hsn-b2b", all).map((row) => [row["HSN"], row["UQC"], row["Total Quantity"]])).toEqual([
      ["71039110", "PCS-PIECES", "1"],
      ["7103", "PCS-PIECES", "2"],
    ])
  })

  it("spreads the heads of a rate over its HSN codes, so that they add up to the invoice's", () => {
    const thirds = ["7102", "7103", "7104"].map((hsn) => ({
      ...{ name: hsn, quantity: 1, unitPrice: paise(1_685), hsn, rate: "18" },
    }))
    const source = sampleSource({ items: thirds })
    const rows = rowsOf("hsn", [sale(source)])
    expect(rows.map((row) => [row["Central Tax Amount"], row["State/UT Tax Amount"]])).toEqual([
      ["1.52", "1.52"],
      ["1.52", "1.52"],
      ["1.51", "1.51"],
    ])
    expect(invoiceDocumentFrom(source).split).toMatchObject({ cgst: 455, sgst: 455 })
  })
})

it("the document series lists each prefix of a month by itself", () => {
  const numbers = ["INV/26-27/000009", "INV/26-27/000010", "A1/26-27/000011"]
  const supplies = numbers.map((number) => sale(sampleSource({ items: [{ ...quartz, rate: "3" }] }), number))
  expect(gstSheet("docs", supplies).rows).toEqual([
    ["Invoices for outward supply", "A1/26-27/000011", "A1/26-27/000011", "1", "0"],
    ["Invoices for outward supply", "INV/26-27/000009", "INV/26-27/000010", "2", "0"],
  ])
})
