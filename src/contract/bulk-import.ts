import { z } from "zod"
import { instant, page } from "./common"
import { fieldChange } from "./history"

/** Max rows per request; larger files are sent in batches. */
export const bulkImportLimit = 5_000

/** A cell's value. A nested value isn't a valid cell; its row gets an error. */
const cell = z.unknown().transform((it) => (typeof it === "object" && it !== null ? {} : it))

export const bulkImportBody = z.object({
  products: z.array(z.record(z.string(), cell), { error: "Please send the rows as products" }),
  dryRun: z.boolean().default(false),
  /** The import that this batch continues; the first batch's response returns it. */
  importId: z.string().min(1).max(100).optional(),
  /** Name of the import in the list of imports. */
  fileName: z.string().max(200).default(""),
})

const rowResults = ["created", "changed", "unchanged", "failed"] as const

/** Result of a row; in a dry run a changed row lists its field changes. */
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
  /** `row` 1 is the first data row. */
  errors: z.array(z.object({ row: z.number().int(), field: z.string(), message: z.string() })),
  rows: z.array(importedRow),
  /** Sent with later batches; absent in a dry run. */
  importId: z.string().optional(),
  /** The history entry of the import, shared by all its batches; absent when this batch changed nothing. */
  entryId: z.string().optional(),
})
export type BulkImportResult = z.infer<typeof bulkImportResult>

/** An import in the list of imports. */
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
  /** The import's history entry; null for older imports. */
  historyId: z.string().nullable(),
})
export type ProductImport = z.infer<typeof productImport>

export const importListQuery = z.object(page)

/** Pictures uploaded for import rows to reference. */
export const uploaded = z.object({
  files: z.array(z.object({ name: z.string(), url: z.string() })),
  warnings: z.array(z.string()),
})
export type Uploaded = z.infer<typeof uploaded>
