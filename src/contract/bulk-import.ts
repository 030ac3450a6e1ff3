import { z } from "zod"
import { instant, page } from "./common"
import { fieldChange } from "./history"

/** The max rows of one call; larger files go in batches. */
export const bulkImportLimit = 5_000

/** What a cell may hold; anything deeper is no cell, and its row is told so. */
const cell = z.unknown().transform((it) => (typeof it === "object" && it !== null ? {} : it))

export const bulkImportBody = z.object({
  products: z.array(z.record(z.string(), cell), { error: "Please send the rows as products" }),
  dryRun: z.boolean().default(false),
  /** Of the import that this batch goes on with, as its first answer named it. */
  importId: z.string().min(1).max(100).optional(),
  /** What the list of imports calls it. */
  fileName: z.string().max(200).default(""),
})

const rowResults = ["created", "changed", "unchanged", "failed"] as const

/** What becomes of each row; a dry run tells of changed ones which fields change, from what to what. */
const importedRow = z.object({
  row: z.number().int(),
  result: z.enum(rowResults),
  changes: z.array(fieldChange).optional(),
})
export type ImportedRow = z.infer<typeof importedRow>

export const bulkImportResult = z.object({
  success: z.number().int(),
  failed: z.number().int(),
  warnings: z.array(z.string()),
  /** `row` 1 is the first row of data. */
  errors: z.array(z.object({ row: z.number().int(), field: z.string(), message: z.string() })),
  rows: z.array(importedRow),
  /** Later batches send it; a dry run has none. */
  importId: z.string().optional(),
  /** The entry of the history that it goes into with all its batches; absent where this one has changed nothing. */
  entryId: z.string().optional(),
})
export type BulkImportResult = z.infer<typeof bulkImportResult>

/** An import as the list of them has it. */
export const productImport = z.object({
  id: z.string(),
  createdAt: instant,
  updatedAt: instant,
  by: z.string(),
  fileName: z.string(),
  created: z.number().int(),
  changed: z.number().int(),
  unchanged: z.number().int(),
  failed: z.number().int(),
  /** The entry of the history that it became; null for an import of a time before. */
  historyId: z.string().nullable(),
})
export type ProductImport = z.infer<typeof productImport>

export const importListQuery = z.object(page)

/** Pictures uploaded for rows to name. */
export const uploaded = z.object({
  files: z.array(z.object({ name: z.string(), url: z.string() })),
  warnings: z.array(z.string()),
})
export type Uploaded = z.infer<typeof uploaded>
