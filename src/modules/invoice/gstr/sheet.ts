import { addPaise, type Paise, paise, rupeesText } from "../../../domain/money"
import { hundredthsOfPercent } from "../../../domain/percent"
import type { Supply } from "./supply"

/**
 * Header and rows of a table. The column names are those of the sheets in the workbook template of the GST Returns
 * Offline Tool (gst.gov.in, Downloads, Offline Tools; template v2.1 for table 12 in two parts). The tool finds columns by
 * their names.
 */
export interface GstSheet {
  columns: readonly string[]
  rows: string[][]
}

export type Table = (supplies: readonly Supply[]) => GstSheet

const date = new Intl.DateTimeFormat("en-GB", {
  day: "2-digit",
  month: "short",
  year: "numeric",
  timeZone: "Asia/Kolkata",
})
/** `05-Nov-2026`; the tool expects three-letter months. */
export const dateText = (at: Date): string => date.format(at).replace("Sept", "Sep").replaceAll(" ", "-")

/** A rate as text that sorts by its number. */
export const rateKey = (rate: string): string => String(hundredthsOfPercent(rate)).padStart(5, "0")

export const isTaxed = ({ rate }: { rate: string }): boolean => hundredthsOfPercent(rate) > 0

export const taxableSum = (values: readonly { taxable: Paise }[]): Paise =>
  addPaise(...values.map((it) => it.taxable))

/** The value of a note's row, which the tool expects without a sign. */
export const positiveText = (amount: Paise): string => rupeesText(paise(Math.abs(amount)))
