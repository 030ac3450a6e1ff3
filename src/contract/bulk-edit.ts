import { z } from "zod"
import { lineText } from "./typed-text"
import { adminProductListQuery, productUpdateBody } from "./admin-product"
import { fieldChange } from "./history"

/** Max products per request. */
export const bulkEditLimit = 5_000
/** Max products shown per preview. */
export const previewLength = 100

/** Fields that can't be set for many products at once. */
const notForMany = ["name", "slug", "existingImages", "imageOrder", "stockBefore"] as const

const changesOfMany = productUpdateBody.superRefine((it, ctx) => {
  for (const field of notForMany) {
    if (it[field] === undefined) continue
    ctx.addIssue({ code: "custom", path: [field], message: `Products can't share their ${field}` })
  }
})

/** Fields that can't be set even when each product gets its own values. */
const notPasted = ["slug", "existingImages", "imageOrder", "stockBefore"] as const

const changesOfOne = productUpdateBody.superRefine((it, ctx) => {
  for (const field of notPasted) {
    if (it[field] === undefined) continue
    ctx.addIssue({ code: "custom", path: [field], message: `The ${field} can't be changed among many` })
  }
})

const key = lineText().min(1).max(500)

/** A product, identified by id, slug or name, and its new values. */
export const bulkEditRow = z
  .object({ id: key.optional(), slug: key.optional(), name: key.optional(), changes: changesOfOne })
  .refine((it) => [it.id, it.slug, it.name].filter((one) => one !== undefined).length === 1, {
    error: "Please name the product by its id, its slug or its name",
    path: ["id"],
  })
export type BulkEditRow = z.output<typeof bulkEditRow>

const onlyOne = "Please name the products by ids, by a filter or by rows"

/** Price change in percent, negative to lower prices; the result is rounded to the paisa. */
export const pricePercent = z.number().min(-99).max(1_000)

export const bulkEditBody = z
  .object({
    ids: z.array(z.string().min(1).max(100)).max(bulkEditLimit).optional(),
    /** The same filters as the list's query. */
    filter: adminProductListQuery.omit({ limit: true, offset: true, sort: true }).optional(),
    /** Values for all the products; name, slug and pictures can't be set for many. */
    changes: changesOfMany.prefault({}),
    /** Alternatively, own values for each product, as pasted from a spreadsheet column. */
    rows: z.array(bulkEditRow).max(bulkEditLimit).optional(),
    pricePercent: pricePercent.optional(),
    dryRun: z.boolean().default(false),
    /** In a dry run: offset of its preview, in changed products. */
    previewOffset: z.number().int().min(0).max(bulkEditLimit).default(0),
    /** The `plan` of a dry run: nothing is changed if the result would differ from it now. */
    plan: z.string().max(64).optional(),
  })
  .refine(({ ids, filter, rows }) => [ids, filter, rows].filter((it) => it !== undefined).length === 1, {
    error: onlyOne,
    path: ["ids"],
  })
export type BulkEditBody = z.output<typeof bulkEditBody>

export const bulkEditResult = z.object({
  changed: z.number().int(),
  unchanged: z.number().int(),
  /** `id` identifies the product as in the request; `row` counts the request's rows from 1. */
  errors: z.array(z.object({ id: z.string(), row: z.number().int().optional(), message: z.string() })),
  /** The history entry of the changes; absent when nothing was changed and in a dry run. */
  entryId: z.string().optional(),
  /** In a dry run: identifies the set of changes. */
  plan: z.string().optional(),
  /** In a dry run: up to a hundred of the changed products, and their changes. */
  preview: z.array(z.object({ id: z.string(), name: z.string(), changes: z.array(fieldChange) })).optional(),
})
export type BulkEditResult = z.infer<typeof bulkEditResult>
