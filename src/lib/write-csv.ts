import Papa from "papaparse"

/** Start of a text that a spreadsheet would run as a formula. */
const formula = /^[=+\-@\t\r]/
const number = /^-?\d+(\.\d+)?$/

/** Prefixes an apostrophe to a text that a spreadsheet would run as a formula. Papaparse's own option quotes it too. */
const harmless = (field: string): string => (formula.test(field) && !number.test(field) ? `'${field}` : field)

/** A table as CSV with CRLF, as in RFC 4180. */
export const writeCsv = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  `${Papa.unparse([columns, ...rows].map((fields) => fields.map(harmless)))}\r\n`
