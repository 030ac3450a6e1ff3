import { importBatch } from "@contract/rules/import-batches"
import { Slugs } from "@contract/rules/slugs"
import { plainCell } from "@contract/stone-fields/csv"
import type { CsvTable } from "./read-file"
import type { Mapping } from "./columns"

/** A row of the import request, by catalog column. */
export type ImportRow = Record<string, string>

/**
 * Converts the rows to catalog columns. A row without a slug gets one from its name, numbered over the whole file for
 * equal names, so that each batch, and the same file on another day, refers to the same products.
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
  /** Number of rows before it in the file. */
  from: number
  rows: ImportRow[]
}

/** Row numbers, from 1, whose slug occurs earlier in the file: their result would depend on which is written last. */
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
