/** Start of a text that a spreadsheet would run as a formula. */
const formula = /^[=+\-@\t\r]/
const number = /^-?\d+(\.\d+)?$/

/** One line of CSV. Fields are quoted if needed; texts that a spreadsheet would run as a formula are kept as texts. */
const line = (fields: readonly string[]): string =>
  fields
    .map((it) => (formula.test(it) && !number.test(it) ? `'${it}` : it))
    .map((it) => (/[",\r\n]/.test(it) ? `"${it.replaceAll('"', '""')}"` : it))
    .join(",")

/** A table as CSV with CRLF, as in RFC 4180. */
export const writeCsv = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  [columns, ...rows].map((it) => `${line(it)}\r\n`).join("")
