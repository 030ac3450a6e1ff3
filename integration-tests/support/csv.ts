import Papa from "papaparse"

/** A CSV with its heads: each row by them. */
export const readCsv = (text: string): Record<string, string>[] =>
  Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data
