import type { BulkImportResult, ImportedRow } from "@contract/bulk-import"

/** An error in a row of the file; `row` is its number in the file. */
export interface Fault {
  row: number
  field: string
  message: string
}

/** Result of importing the rows of a file, or of a trial. */
export interface ImportResult {
  rows: ImportedRow[]
  faults: Fault[]
  warnings: string[]
}

export const emptyImportResult: ImportResult = { rows: [], faults: [], warnings: [] }

/**
 * Merges the result of another batch.
 * @param numbers the numbers of the batch's rows in the file; the response counts them from 1
 */
export function withBatch(
  before: ImportResult,
  numbers: readonly number[],
  response: BulkImportResult
): ImportResult {
  const inFile = (row: number): number => numbers[row - 1] ?? row
  const numbered = (message: string): string =>
    message.replace(/^Row (\d+):/, (_all, row: string) => `Row ${inFile(Number(row))}:`)
  return {
    rows: [...before.rows, ...response.rows.map((it) => ({ ...it, row: inFile(it.row) }))],
    faults: [
      ...before.faults,
      ...response.errors.map((it) => ({ ...it, row: inFile(it.row), message: numbered(it.message) })),
    ],
    warnings: [...before.warnings, ...response.warnings.map(numbered)],
  }
}

/**
 * Adds errors for rows whose slug occurs earlier in the file: they can't be imported, although each batch alone is
 * valid.
 */
export function withRepeated(
  { rows, faults, warnings }: ImportResult,
  repeated: readonly { row: number; slug: string }[]
): ImportResult {
  const failed = new Set(faults.map((it) => it.row))
  const more = repeated.filter((it) => !failed.has(it.row))
  const refused = new Set(more.map((it) => it.row))
  const newFaults = more.map(({ row, slug }) => ({
    ...{ row, field: "slug" },
    message: `Row ${row}: The slug ${slug} appears twice in the file`,
  }))
  return {
    rows: rows.map((it) => (refused.has(it.row) ? { row: it.row, result: "failed" as const } : it)),
    faults: [...faults, ...newFaults].sort((a, b) => a.row - b.row),
    warnings,
  }
}

export const countOf = ({ rows }: ImportResult, result: ImportedRow["result"]): number =>
  rows.filter((it) => it.result === result).length
