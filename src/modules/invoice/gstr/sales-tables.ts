import { rupeesText } from "../../../domain/money"
import { groupBy } from "../../../lib/group-by"
import { dateText, isTaxed, rateKey, type Table, taxableSum } from "./sheet"
import type { Supply } from "./supply"

type RateValue = Supply["rates"][number]

/** One row for each invoice of a group and each of its rates. */
const invoiceRows = (
  supplies: readonly Supply[],
  of: Supply["of"],
  row: (supply: Supply, value: RateValue) => string[]
): string[][] =>
  supplies
    .filter((it) => it.kind === "invoice" && it.of === of)
    // In India, what is at rate 0 is in table 8 only.
    .flatMap((supply) =>
      supply.rates.filter((it) => of === "export" || isTaxed(it)).map((value) => row(supply, value))
    )

/** Table 4: supplies to firms with a GSTIN. */
export const b2b: Table = (supplies) => ({
  columns: [
    "GSTIN/UIN of Recipient",
    "Receiver Name",
    "Invoice Number",
    "Invoice date",
    "Invoice Value",
    "Place Of Supply",
    "Reverse Charge",
    "Applicable % of Tax Rate",
    "Invoice Type",
    "E-Commerce GSTIN",
    "Rate",
    "Taxable Value",
    "Cess Amount",
  ],
  rows: invoiceRows(supplies, "firm", (it, { rate, taxable }) => [
    it.firm?.gstin ?? "",
    it.firm?.name ?? "",
    it.number,
    dateText(it.date),
    rupeesText(it.value),
    it.place,
    "N",
    "",
    "Regular B2B",
    "",
    rate,
    rupeesText(taxable),
    "",
  ]),
})

/** Table 5: large inter-state supplies to consumers. */
export const b2cl: Table = (supplies) => ({
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
  rows: invoiceRows(supplies, "large", (it, { rate, taxable }) => [
    it.number,
    dateText(it.date),
    rupeesText(it.value),
    it.place,
    "",
    rate,
    rupeesText(taxable),
    "",
    "",
  ]),
})

/** Table 6A: exports, with (WPAY) or without (WOPAY) payment of IGST. The store fills in port and shipping bill. */
export const exp: Table = (supplies) => ({
  columns: [
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
  ],
  rows: invoiceRows(supplies, "export", (it, value) => [
    isTaxed(value) ? "WPAY" : "WOPAY",
    it.number,
    dateText(it.date),
    rupeesText(it.value),
    "",
    "",
    "",
    value.rate,
    rupeesText(value.taxable),
    "",
  ]),
})

/** Table 7: small supplies to consumers by place and rate, minus their credit notes. */
export const b2cs: Table = (supplies) => {
  const values = supplies
    .filter((it) => it.of === "small")
    .flatMap(({ place, rates }) => rates.filter(isTaxed).map((it) => ({ ...it, place })))
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
    rows: groupBy(values, (it) => `${it.place}|${rateKey(it.rate)}`).map((group) => [
      "OE",
      group[0]?.place ?? "",
      "",
      group[0]?.rate ?? "",
      rupeesText(taxableSum(group)),
      "",
      "",
    ]),
  }
}

/** Table 8: what was sold at rate 0 in India, minus its credit notes, in the tool's four rows. */
export const exemp: Table = (supplies) => {
  const row = (isLocal: boolean, toFirm: boolean): string[] => {
    const values = supplies
      .filter((it) => it.of !== "export" && it.isLocal === isLocal && (it.firm !== null) === toFirm)
      .flatMap((it) => it.rates.filter((value) => !isTaxed(value)))
    return [
      `${isLocal ? "Intra" : "Inter"}-State supplies to ${toFirm ? "registered" : "unregistered"} persons`,
      rupeesText(taxableSum(values)),
      "0.00",
      "0.00",
    ]
  }
  return {
    columns: [
      "Description",
      "Nil Rated Supplies",
      "Exempted(other than nil rated/non GST supply)",
      "Non-GST Supplies",
    ],
    rows: [row(false, true), row(true, true), row(false, false), row(true, false)],
  }
}
