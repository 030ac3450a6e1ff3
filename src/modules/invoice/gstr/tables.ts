import type { GstTable } from "../../../contract/gst-report"
import { addPaise, type Paise, paise, rupeesText } from "../../../domain/money"
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
const taxableOf = (it: Supply): Paise => sum(it.lines, (line) => line.taxable)

function grouped<T>(list: readonly T[], keyOf: (it: T) => string): T[][] {
  const groups = new Map<string, T[]>()
  for (const it of list) {
    const key = keyOf(it)
    const group = groups.get(key)
    if (group) group.push(it)
    else groups.set(key, [it])
  }
  return [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => group)
}

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
    rows: grouped(small, (it) => `${it.place}|${it.rate}`).map((group) => [
      "OE",
      group[0]?.place ?? "",
      "",
      group[0]?.rate ?? "",
      rupeesText(addPaise(...group.map(taxableOf))),
      "",
      "",
    ]),
  }
}

/** Table 5: large inter-state supplies, one row per invoice. */
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
    .map((it) => [
      it.number,
      dateText(it.date),
      rupeesText(it.value),
      it.place,
      "",
      it.rate,
      rupeesText(taxableOf(it)),
      "",
      "",
    ]),
})

/** Table 12: by HSN and rate, minus credit notes. */
function hsn(supplies: readonly Supply[]): GstSheet {
  const lines = supplies.flatMap((it) => it.lines.map((line) => ({ ...line, rate: it.rate })))
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
    rows: grouped(lines, (it) => `${it.hsn}|${it.rate}`).map((group) => {
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
    grouped(
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

/** Table 9B, including the credit notes to small supplies (type B2CS), which table 7 has already deducted. */
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
    .map((it) => [
      it.isLarge ? "B2CL" : "B2CS",
      it.number,
      dateText(it.date),
      "C",
      it.place,
      rupeesText(it.value),
      "",
      it.rate,
      rupeesText(paise(0 - taxableOf(it))),
      "",
    ]),
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
