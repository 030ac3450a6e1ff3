import { saveText } from "~/lib/save-file"
import type { CsvTable } from "./read-file"
import type { ImportResult } from "./import-result"

/** A CSV cell without formulas, since a faulty value may contain one. */
const cellOf = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The rows that can't be imported, as in the file, with their errors appended. */
export function saveBadRows({ columns, rows }: CsvTable, { faults }: ImportResult): void {
  const problems = new Map<number, string[]>()
  for (const { row, message } of faults) problems.set(row, [...(problems.get(row) ?? []), message])
  const lines = [
    [...columns, "problems"],
    ...[...problems].map(([row, messages]) => [...(rows[row - 1] ?? []), messages.join("; ")]),
  ]
  const text = lines.map((cells) => `${cells.map(cellOf).join(",")}\r\n`).join("")
  saveText(text, "products_with_errors.csv", "text/csv;charset=utf-8")
}
