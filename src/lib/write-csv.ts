/** What a spreadsheet would take for a formula. */
const formula = /^[=+\-@\t\r]/
const number = /^-?\d+(\.\d+)?$/

/** One line of CSV, its fields quoted where they have to be; texts that a spreadsheet would run are kept as texts. */
const line = (fields: readonly string[]): string =>
  fields
    .map((it) => (formula.test(it) && !number.test(it) ? `'${it}` : it))
    .map((it) => (/[",\r\n]/.test(it) ? `"${it.replaceAll('"', '""')}"` : it))
    .join(",")

/** A table as CSV with CRLF, as RFC 4180 has it. */
export const writeCsv = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  [columns, ...rows].map((it) => `${line(it)}\r\n`).join("")
