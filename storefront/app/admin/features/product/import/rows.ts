import { maxBodyValues } from "@contract/rules/body-values"
import { importBatch } from "@contract/rules/import-batches"
import { Slugs } from "@contract/rules/slugs"
import { plainCell } from "@contract/rules/spreadsheet-cell"
import type { CsvTable } from "./read-file"
import type { Mapping } from "./columns"

/** A row of the import request, by catalog column. */
export type ImportRow = Record<string, string>

/** A row with its number in the file. */
export interface FileRow {
  number: number
  cells: ImportRow
}

/**
 * Converts the rows to catalog columns. A row without a slug gets one from its name, numbered over the whole file for
 * equal names, so that each batch, and the same file on another day, refers to the same products.
 */
export function rowsOf({ rows }: Omit<CsvTable, "numbers">, mapping: Mapping): ImportRow[] {
  const read = rows.map((cells) => {
    const row: ImportRow = {}
    mapping.forEach((column, n) => {
      if (column !== null) row[column] = cells[n] ?? ""
    })
    return row
  })
  const slugs = new Slugs()
  for (const { slug = "" } of read) if (slug.trim()) slugs.reserve(slug.trim())
  return read.map((row) => {
    const name = plainCell((row["name"] ?? "").trim())
    if (row["slug"]?.trim() || name === "") return row
    return { ...row, slug: slugs.next(name, null) }
  })
}

/** `rowsOf` with the rows' numbers in the file. */
export const fileRowsOf = (table: CsvTable, mapping: Mapping): FileRow[] =>
  rowsOf(table, mapping).map((cells, n) => ({ number: table.numbers[n] ?? n + 1, cells }))

export interface Batch {
  /** Number of rows before it. */
  from: number
  rows: readonly ImportRow[]
  /** Numbers of its rows in the file. */
  numbers: readonly number[]
}

/** Numbers in the file of the rows whose slug occurs earlier in the file: their result would depend on which is written last. */
export function repeatedRows(
  rows: readonly ImportRow[],
  numbers: readonly number[] = numbersOf(rows)
): { row: number; slug: string }[] {
  const seen = new Set<string>()
  return rows.flatMap((it, n) => {
    const slug = it["slug"]?.trim() ?? ""
    if (slug === "") return []
    if (seen.has(slug)) return [{ row: numbers[n] ?? n + 1, slug }]
    seen.add(slug)
    return []
  })
}

/** Numbers of rows that follow each other. */
const numbersOf = (rows: readonly ImportRow[]): number[] => rows.map((_row, n) => n + 1)

/** Cuts rows into batches, each with as many rows and values as a request may have. */
export function batchesOf(rows: readonly ImportRow[], numbers: readonly number[] = numbersOf(rows)): Batch[] {
  const batches: Batch[] = []
  let from = 0
  let values = 0
  const cut = (to: number): void => {
    batches.push({ from, rows: rows.slice(from, to), numbers: numbers.slice(from, to) })
    from = to
    values = 0
  }
  for (const [at, row] of rows.entries()) {
    const members = Math.max(1, Object.keys(row).length)
    const isFull = at - from >= importBatch || values + members > maxBodyValues
    if (isFull && at > from) cut(at)
    values += members
  }
  if (from < rows.length) cut(rows.length)
  return batches
}
