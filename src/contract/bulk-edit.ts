import { z } from "zod"
import { adminProductListQuery, productUpdateBody } from "./admin-product"
import { fieldChange } from "./history"

/** The max products of one call. */
export const bulkEditLimit = 5_000
/** How many of them a preview shows. */
export const previewLength = 100

/** Each product's own. */
const notForMany = ["name", "slug", "existingImages", "imageOrder", "stockBefore"] as const

const changesOfMany = productUpdateBody.superRefine((it, ctx) => {
  for (const field of notForMany) {
    if (it[field] === undefined) continue
    ctx.addIssue({ code: "custom", path: [field], message: `Products can't share their ${field}` })
  }
})

const onlyOne = "Please name the products by ids or by a filter"

export const bulkEditBody = z
  .object({
    ids: z.array(z.string().min(1).max(100)).max(bulkEditLimit).optional(),
    /** As the list's query. */
    filter: adminProductListQuery.omit({ limit: true, offset: true, sort: true }).optional(),
    /** The fields that all of them get; name, slug and pictures are each product's own. */
    changes: changesOfMany,
    /** Raises the prices, or lowers them below 0, rounded to the paisa. */
    pricePercent: z.number().min(-99).max(1_000).optional(),
    dryRun: z.boolean().default(false),
  })
  .refine((it) => (it.ids === undefined) !== (it.filter === undefined), { error: onlyOne, path: ["ids"] })
export type BulkEditBody = z.output<typeof bulkEditBody>

export const bulkEditResult = z.object({
  changed: z.number().int(),
  unchanged: z.number().int(),
  errors: z.array(z.object({ id: z.string(), message: z.string() })),
  /** Of a dry run: the first products that change, and how. */
  preview: z.array(z.object({ id: z.string(), name: z.string(), changes: z.array(fieldChange) })).optional(),
})
export type BulkEditResult = z.infer<typeof bulkEditResult>
