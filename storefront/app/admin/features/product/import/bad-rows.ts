import { spreadsheetCell } from "@contract/rules/spreadsheet-cell"
import { csvText } from "~/lib/csv-text"
import { saveCsv } from "~/lib/save-file"
import type { CsvTable } from "./read-file"
import type { ImportResult } from "./import-result"

/** The rows that can't be imported, as in the file, with their errors appended. */
export async function saveBadRows(
  { columns, rows, numbers }: CsvTable,
  { faults }: ImportResult
): Promise<void> {
  const problems = new Map<number, string[]>()
  for (const { row, message } of faults) problems.set(row, [...(problems.get(row) ?? []), message])
  const lines = [
    [...columns, "problems"],
    ...[...problems].map(([row, messages]) => [...(rows[numbers.indexOf(row)] ?? []), messages.join("; ")]),
  ]
  const text = await csvText(lines.map((cells) => cells.map(spreadsheetCell)))
  saveCsv(text, "products_with_errors.csv")
}
