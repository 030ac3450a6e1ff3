import Papa from "papaparse"

/** Parses a CSV with a header row. @returns each row as an object, by column name */
export const readCsv = (text: string): Record<string, string>[] =>
  Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data
