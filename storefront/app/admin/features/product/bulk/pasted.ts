import { counted } from "~/lib/counted"
import { cellValue, columnFields, valueProblem } from "./fields"

/**
 * How a pasted column is matched with products: in the order of the selection, or by the identifier in its first
 * column.
 */
export type Matching = "order" | "slug" | "name"

interface Pasted {
  rows: Record<string, unknown>[]
  /** Errors that prevent sending, by line. */
  problems: string[]
}

const isHead = (cells: readonly string[], field: string): boolean => {
  const names = [field, columnFields.find((it) => it.value === field)?.label ?? field]
  return names.some((it) => it.toLowerCase() === cells.at(-1)?.trim().toLowerCase())
}

/** Splits clipboard text from a spreadsheet into cells; trailing blank lines are ignored. */
export async function cellsOf(text: string): Promise<string[][]> {
  const { default: Papa } = await import("papaparse")
  return Papa.parse<string[]>(text.replace(/\s+$/, ""), { delimiter: "\t" }).data
}

/**
 * Builds the request's rows from pasted text; a header line is skipped.
 * @param ids the selected products in the list's order
 */
export function readPasted(
  cells: readonly string[][],
  { field, matching, ids }: { field: string; matching: Matching; ids: readonly string[] }
): Pasted {
  const lines = cells[0] && isHead(cells[0], field) ? cells.slice(1) : cells
  const width = matching === "order" ? 1 : 2
  const problems: string[] = []
  if (matching === "order" && lines.length !== ids.length) {
    problems.push(
      `${counted(lines.length, "value")} for ${counted(ids.length, "selected product")}: there must be one for each`
    )
  }
  const rows = lines.map((line, n) => {
    const value = cellValue(field, line[width - 1] ?? "")
    const wrong =
      line.length === width
        ? valueProblem(field, value)
        : `There must be ${width === 1 ? "one column" : "two columns"}`
    if (wrong !== undefined) problems.push(`Row ${n + 1}: ${wrong}`)
    const key = matching === "order" ? { id: ids[n] } : { [matching]: line[0]?.trim() }
    return { ...key, changes: { [field]: value } }
  })
  if (rows.length === 0) problems.push("Please paste a column from a spreadsheet")
  return { rows, problems }
}
