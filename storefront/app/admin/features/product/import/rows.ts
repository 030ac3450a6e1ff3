import { importBatch } from "@contract/rules/import-batches"
import { Slugs } from "@contract/rules/slugs"
import { plainCell } from "@contract/stone-fields/csv"
import type { CsvTable } from "./read-file"
import type { Mapping } from "./columns"

/** A row as the import's call takes it: by our columns. */
export type ImportRow = Record<string, string>

/**
 * The rows by our columns. One without a slug gets that of its name, numbered for namesakes over the whole file, so that
 * each batch of it, and the same file another day, means the same products.
 */
export function rowsOf({ rows }: CsvTable, mapping: Mapping): ImportRow[] {
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

export interface Batch {
  /** How many rows stand before it in the file. */
  from: number
  rows: ImportRow[]
}

/** The rows, counted from 1, whose slug stands before in the file: what they'd become would hang on which is written last. */
export function repeatedRows(rows: readonly ImportRow[]): { row: number; slug: string }[] {
  const seen = new Set<string>()
  return rows.flatMap((it, n) => {
    const slug = it["slug"]?.trim() ?? ""
    if (slug === "") return []
    if (seen.has(slug)) return [{ row: n + 1, slug }]
    seen.add(slug)
    return []
  })
}

export const batchesOf = (rows: readonly ImportRow[]): Batch[] =>
  Array.from({ length: Math.ceil(rows.length / importBatch) }, (_, n) => ({
    from: n * importBatch,
    rows: rows.slice(n * importBatch, (n + 1) * importBatch),
  }))
