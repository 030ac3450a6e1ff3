import type { GstTable } from "../../../contract/gst-report"
import { addPaise, type Paise, paise, rupeesText } from "../../../domain/money"
import { hundredthsOfPercent } from "../../../domain/percent"
import { groupBy } from "../../../lib/group-by"
import type { Supply, SupplyLine } from "./supply"

/** Header and rows of a table, in the format of the return's offline tool. */
export interface GstSheet {
  columns: readonly string[]
  rows: string[][]
}

const date = new Intl.DateTimeFormat("en-GB", {
  day: "2-digit",
  month: "short",
  year: "numeric",
  timeZone: "Asia/Kolkata",
})
/** `05-Nov-2026`; the tool expects three-letter months. */
const dateText = (at: Date): string => date.format(at).replace("Sept", "Sep").replaceAll(" ", "-")

const sum = (lines: readonly SupplyLine[], of: (line: SupplyLine) => Paise): Paise =>
  addPaise(...lines.map(of))
const taxableOf = (lines: readonly SupplyLine[]): Paise => sum(lines, (line) => line.taxable)

type LineOfSupply = SupplyLine & { supply: Supply }
const linesOf = (supplies: readonly Supply[]): LineOfSupply[] =>
  supplies.flatMap((supply) => supply.lines.map((line) => ({ ...line, supply })))

/** A rate as text that sorts by its number. */
const rateKey = (rate: string): string => String(hundredthsOfPercent(rate)).padStart(5, "0")

/** A supply's rows, one for each rate, lowest first. */
const byRate = <Row>({ lines }: Supply, row: (rate: string, taxable: Paise) => Row): Row[] =>
  groupBy(lines, (it) => rateKey(it.rate)).map((group) => row(group[0]?.rate ?? "", taxableOf(group)))

/** Table 7: small supplies to consumers by place and rate, minus their credit notes. */
function b2cs(supplies: readonly Supply[]): GstSheet {
  const small = supplies.filter((it) => !it.isLarge)
  return {
    columns: [
      "Type",
      "Place Of Supply",
      "Applicable % of Tax Rate",
      "Rate",
      "Taxable Value",
      "Cess Amount",
      "E-Commerce GSTIN",
    ],
    rows: groupBy(linesOf(small), (it) => `${it.supply.place}|${rateKey(it.rate)}`).map((group) => [
      "OE",
      group[0]?.supply.place ?? "",
      "",
      group[0]?.rate ?? "",
      rupeesText(taxableOf(group)),
      "",
      "",
    ]),
  }
}

/** Table 5: large inter-state supplies, one row per invoice and rate. */
const b2cl = (supplies: readonly Supply[]): GstSheet => ({
  columns: [
    "Invoice Number",
    "Invoice date",
    "Invoice Value",
    "Place Of Supply",
    "Applicable % of Tax Rate",
    "Rate",
    "Taxable Value",
    "Cess Amount",
    "E-Commerce GSTIN",
  ],
  rows: supplies
    .filter((it) => it.kind === "invoice" && it.isLarge)
    .flatMap((it) =>
      byRate(it, (rate, taxable) => [
        it.number,
        dateText(it.date),
        rupeesText(it.value),
        it.place,
        "",
        rate,
        rupeesText(taxable),
        "",
        "",
      ])
    ),
})

/** Table 12: by HSN and rate, minus credit notes. */
function hsn(supplies: readonly Supply[]): GstSheet {
  const lines = linesOf(supplies)
  return {
    columns: [
      "HSN",
      "Description",
      "UQC",
      "Total Quantity",
      "Total Value",
      "Rate",
      "Taxable Value",
      "Integrated Tax Amount",
      "Central Tax Amount",
      "State/UT Tax Amount",
      "Cess Amount",
    ],
    rows: groupBy(lines, (it) => `${it.hsn}|${rateKey(it.rate)}`).map((group) => {
      const of = (field: "taxable" | "igst" | "cgst" | "sgst"): Paise => sum(group, (it) => it[field])
      const value = addPaise(of("taxable"), of("igst"), of("cgst"), of("sgst"))
      const count = group.reduce((total, it) => total + it.quantity, 0)
      const money = [of("taxable"), of("igst"), of("cgst"), of("sgst")].map(rupeesText)
      return [
        group[0]?.hsn ?? "",
        "",
        "PCS-PIECES",
        String(count),
        rupeesText(value),
        group[0]?.rate ?? "",
        ...money,
        "",
      ]
    }),
  }
}

/** Table 13: the document series issued. No invoice is ever cancelled; a credit note reverses it. */
function docs(supplies: readonly Supply[]): GstSheet {
  const series = (kind: Supply["kind"], nature: string): string[][] =>
    // A financial year ends between two months, so one month has one series per kind, except for a shorter number.
    groupBy(
      supplies.filter((it) => it.kind === kind),
      (it) => it.number.slice(0, it.number.lastIndexOf("/"))
    ).map((group) => {
      const numbers = group.map((it) => it.number).toSorted()
      return [nature, numbers[0] ?? "", numbers.at(-1) ?? "", String(group.length), "0"]
    })
  return {
    columns: ["Nature of Document", "Sr. No. From", "Sr. No. To", "Total Number", "Cancelled"],
    rows: [...series("invoice", "Invoices for outward supply"), ...series("note", "Credit Note")],
  }
}

/**
 * Table 9B, one row per credit note and rate, including those to small supplies (type B2CS), which table 7 has already
 * deducted.
 */
const creditNotes = (supplies: readonly Supply[]): GstSheet => ({
  columns: [
    "UR Type",
    "Note Number",
    "Note Date",
    "Note Type",
    "Place Of Supply",
    "Note Value",
    "Applicable % of Tax Rate",
    "Rate",
    "Taxable Value",
    "Cess Amount",
  ],
  rows: supplies
    .filter((it) => it.kind === "note")
    .flatMap((it) =>
      byRate(it, (rate, taxable) => [
        it.isLarge ? "B2CL" : "B2CS",
        it.number,
        dateText(it.date),
        "C",
        it.place,
        rupeesText(it.value),
        "",
        rate,
        rupeesText(paise(0 - taxable)),
        "",
      ])
    ),
})

const sheets: Record<GstTable, (supplies: readonly Supply[]) => GstSheet> = {
  b2cs,
  b2cl,
  hsn,
  docs,
  "credit-notes": creditNotes,
}

/** One table of a month's return, from all its invoices and credit notes. */
export const gstSheet = (table: GstTable, supplies: readonly Supply[]): GstSheet => sheets[table](supplies)
