import type { BulkImportResult, ImportedRow } from "@contract/bulk-import"

/** What is wrong with a row of the file; `row` 1 is its first row of data. */
interface Fault {
  row: number
  field: string
  message: string
}

/** What the rows of a file do, or would. */
export interface Verdict {
  rows: ImportedRow[]
  faults: Fault[]
  warnings: string[]
}

export const noVerdict: Verdict = { rows: [], faults: [], warnings: [] }

/** A batch counts its rows from 1; the file counts on. */
const numbered = (message: string, from: number): string =>
  message.replace(/^Row (\d+):/, (_all, row: string) => `Row ${Number(row) + from}:`)

/** The verdict with that of one batch more, which stands behind `from` rows of the file. */
export const withBatch = (before: Verdict, from: number, answer: BulkImportResult): Verdict => ({
  rows: [...before.rows, ...answer.rows.map((it) => ({ ...it, row: it.row + from }))],
  faults: [
    ...before.faults,
    ...answer.errors.map((it) => ({ ...it, row: it.row + from, message: numbered(it.message, from) })),
  ],
  warnings: [...before.warnings, ...answer.warnings.map((it) => numbered(it, from))],
})

export const countOf = ({ rows }: Verdict, result: ImportedRow["result"]): number =>
  rows.filter((it) => it.result === result).length
