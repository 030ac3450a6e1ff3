import Papa from "papaparse"
import { spreadsheetCell } from "../contract/rules/spreadsheet-cell"

/** A table as CSV with CRLF, as in RFC 4180. Papaparse's own option against formulas would quote the cell too. */
export const writeCsv = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  `${Papa.unparse([columns, ...rows].map((fields) => fields.map(spreadsheetCell)))}\r\n`
