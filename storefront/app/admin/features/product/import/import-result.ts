import type { BulkImportResult, ImportedRow } from "@contract/bulk-import"

/** An error in a row of the file; `row` 1 is the first data row. */
interface Fault {
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

/** Converts a batch's row numbers, which start at 1, to the file's. */
const numbered = (message: string, from: number): string =>
  message.replace(/^Row (\d+):/, (_all, row: string) => `Row ${Number(row) + from}:`)

/** Merges the result of another batch, which starts after `from` rows of the file. */
export const withBatch = (before: ImportResult, from: number, answer: BulkImportResult): ImportResult => ({
  rows: [...before.rows, ...answer.rows.map((it) => ({ ...it, row: it.row + from }))],
  faults: [
    ...before.faults,
    ...answer.errors.map((it) => ({ ...it, row: it.row + from, message: numbered(it.message, from) })),
  ],
  warnings: [...before.warnings, ...answer.warnings.map((it) => numbered(it, from))],
})

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
    message: `Row ${row}: The slug ${slug} stands twice in the file`,
  }))
  return {
    rows: rows.map((it) => (refused.has(it.row) ? { row: it.row, result: "failed" as const } : it)),
    faults: [...faults, ...newFaults].sort((a, b) => a.row - b.row),
    warnings,
  }
}

export const countOf = ({ rows }: ImportResult, result: ImportedRow["result"]): number =>
  rows.filter((it) => it.result === result).length
