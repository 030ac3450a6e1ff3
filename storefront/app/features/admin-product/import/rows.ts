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

/** So many rows go into one call: few enough that a bar moves, and that they fit into it however long their texts are. */
const batchSize = 1_000

export const batchesOf = (rows: readonly ImportRow[]): Batch[] =>
  Array.from({ length: Math.ceil(rows.length / batchSize) }, (_, n) => ({
    from: n * batchSize,
    rows: rows.slice(n * batchSize, (n + 1) * batchSize),
  }))
