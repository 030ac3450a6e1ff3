import { addPaise, rupeesText } from "../../../domain/money"
import { groupBy } from "../../../lib/group-by"
import { rateKey, type Table, taxableSum } from "./sheet"
import type { Supply } from "./supply"

/** Table 12: goods by HSN code and rate, minus credit notes. */
export const hsn: Table = (supplies) => ({
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
  rows: groupBy(
    supplies.flatMap((it) => it.goods),
    (it) => `${it.hsn}|${rateKey(it.rate)}`
  ).map((group) => {
    const heads = (["igst", "cgst", "sgst"] as const).map((head) => addPaise(...group.map((it) => it[head])))
    const taxable = taxableSum(group)
    return [
      group[0]?.hsn ?? "",
      "",
      "PCS-PIECES",
      String(group.reduce((count, it) => count + it.quantity, 0)),
      rupeesText(addPaise(taxable, ...heads)),
      group[0]?.rate ?? "",
      rupeesText(taxable),
      ...heads.map(rupeesText),
      "",
    ]
  }),
})

/** Table 12 of firms with a GSTIN. */
export const hsnB2b: Table = (supplies) => hsn(supplies.filter((it) => it.of === "firm"))

/** Table 12 of consumers and exports. */
export const hsnB2c: Table = (supplies) => hsn(supplies.filter((it) => it.of !== "firm"))

/** Table 13: the document series issued. No invoice is ever cancelled; a credit note reverses it. */
export const docs: Table = (supplies) => {
  const series = (kind: Supply["kind"], nature: string): string[][] =>
    // A financial year ends between two months, so one month has one series per kind, except for another prefix and for
    // numbers that are too long for the year's hyphen.
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
