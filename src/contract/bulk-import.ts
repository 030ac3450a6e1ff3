import { z } from "zod"

/** The max rows of one call; larger files go in batches. */
export const bulkImportLimit = 5_000

export const bulkImportBody = z.object({
  products: z.array(z.record(z.string(), z.unknown()), { error: "Please send the rows as products" }),
  dryRun: z.boolean().default(false),
})

export const bulkImportResult = z.object({
  success: z.number().int(),
  failed: z.number().int(),
  warnings: z.array(z.string()),
  /** `row` 1 is the first row of data. */
  errors: z.array(z.object({ row: z.number().int(), field: z.string(), message: z.string() })),
})
export type BulkImportResult = z.infer<typeof bulkImportResult>
