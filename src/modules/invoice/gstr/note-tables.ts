import { zeroPaise } from "../../../domain/money"
import { dateText, isTaxed, positiveText, type Table } from "./sheet"
import type { Supply } from "./supply"

type RateValue = Supply["rates"][number]

/** The part of a note that follows an export, or what was taxed in India; the rest is deducted in table 8. */
const reported = (note: Supply): RateValue[] =>
  note.of === "export" ? note.rates : note.rates.filter(isTaxed)

const notesOf = (supplies: readonly Supply[], ...of: Supply["of"][]): Supply[] =>
  supplies.filter((it) => it.kind === "note" && of.includes(it.of))

/** Table 9B: notes to firms with a GSTIN, one row per note and rate. */
export const cdnr: Table = (supplies) => ({
  columns: [
    "GSTIN/UIN of Recipient",
    "Receiver Name",
    "Note Number",
    "Note Date",
    "Note Type",
    "Place Of Supply",
    "Reverse Charge",
    "Note Supply Type",
    "Note Value",
    "Applicable % of Tax Rate",
    "Rate",
    "Taxable Value",
    "Cess Amount",
  ],
  rows: notesOf(supplies, "firm").flatMap((it) =>
    reported(it).map(({ rate, taxable }) => [
      it.firm?.gstin ?? "",
      it.firm?.name ?? "",
      it.number,
      dateText(it.date),
      "C",
      it.place,
      "N",
      "Regular B2B",
      positiveText(it.value),
      "",
      rate,
      positiveText(taxable),
      "",
    ])
  ),
})

const consumerColumns = [
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
]

function typeOf({ of }: Supply, value: RateValue): string {
  if (of === "export") return isTaxed(value) ? "EXPWP" : "EXPWOP"
  return { large: "B2CL", small: "B2CS", firm: "B2B" }[of]
}

const noteRow = (it: Supply, value: RateValue): string[] => [
  typeOf(it, value),
  it.number,
  dateText(it.date),
  "C",
  it.place,
  positiveText(it.value),
  "",
  value.rate,
  positiveText(value.taxable),
  "",
]

/** The tool's list of places has none abroad. */
const toolRow = (it: Supply, value: RateValue): string[] =>
  noteRow(it.of === "export" ? { ...it, place: "" } : it, value)

/** Table 9B: notes of large sales to consumers and of exports, one row per note and rate. */
export const cdnur: Table = (supplies) => ({
  columns: consumerColumns,
  rows: notesOf(supplies, "large", "export").flatMap((it) => reported(it).map((value) => toolRow(it, value))),
})

/** All notes for reading, one row per note and rate, whichever table deducts them. */
export const creditNotes: Table = (supplies) => ({
  columns: consumerColumns,
  rows: notesOf(supplies, "firm", "large", "small", "export").flatMap((it) =>
    // A note of untaxed shipping alone has no taxable value.
    (it.rates.length > 0 ? it.rates : [{ rate: "0", taxable: zeroPaise }]).map((value) => noteRow(it, value))
  ),
})
