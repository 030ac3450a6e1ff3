import { z } from "zod"
import { adminProductListQuery, productUpdateBody } from "./admin-product"
import { fieldChange } from "./history"

/** The max products of one call. */
export const bulkEditLimit = 5_000
/** How many of them a preview shows at once. */
export const previewLength = 100

/** Each product's own. */
const notForMany = ["name", "slug", "existingImages", "imageOrder", "stockBefore"] as const

const changesOfMany = productUpdateBody.superRefine((it, ctx) => {
  for (const field of notForMany) {
    if (it[field] === undefined) continue
    ctx.addIssue({ code: "custom", path: [field], message: `Products can't share their ${field}` })
  }
})

/** Each product's own, where it gets values of its own. */
const notPasted = ["slug", "existingImages", "imageOrder", "stockBefore"] as const

const changesOfOne = productUpdateBody.superRefine((it, ctx) => {
  for (const field of notPasted) {
    if (it[field] === undefined) continue
    ctx.addIssue({ code: "custom", path: [field], message: `The ${field} can't be changed among many` })
  }
})

const key = z.string().trim().min(1).max(500)

/** A product by its id, its slug or its name, and the values that it gets. */
export const bulkEditRow = z
  .object({ id: key.optional(), slug: key.optional(), name: key.optional(), changes: changesOfOne })
  .refine((it) => [it.id, it.slug, it.name].filter((one) => one !== undefined).length === 1, {
    error: "Please name the product by its id, its slug or its name",
    path: ["id"],
  })
export type BulkEditRow = z.output<typeof bulkEditRow>

const onlyOne = "Please name the products by ids, by a filter or by rows"

/** Raises the prices, or lowers them below 0, rounded to the paisa. */
export const pricePercent = z.number().min(-99).max(1_000)

export const bulkEditBody = z
  .object({
    ids: z.array(z.string().min(1).max(100)).max(bulkEditLimit).optional(),
    /** As the list's query. */
    filter: adminProductListQuery.omit({ limit: true, offset: true, sort: true }).optional(),
    /** The fields that all of them get; name, slug and pictures are each product's own. */
    changes: changesOfMany.prefault({}),
    /** Or each with values of its own, as a column of a spreadsheet gives them. */
    rows: z.array(bulkEditRow).max(bulkEditLimit).optional(),
    pricePercent: pricePercent.optional(),
    dryRun: z.boolean().default(false),
    /** Of a dry run: how many changed products its preview passes over. */
    previewOffset: z.number().int().min(0).max(bulkEditLimit).default(0),
    /** The `plan` of a dry run: where by now something else would change, nothing does. */
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
  /** `id` is what the call names the product by; `row` counts the call's rows from 1. */
  errors: z.array(z.object({ id: z.string(), row: z.number().int().optional(), message: z.string() })),
  /** The entry of the history that it became; absent where nothing was changed, and of a dry run. */
  entryId: z.string().optional(),
  /** Of a dry run: names all that it would change. */
  plan: z.string().optional(),
  /** Of a dry run: a hundred of the products that change, and how. */
  preview: z.array(z.object({ id: z.string(), name: z.string(), changes: z.array(fieldChange) })).optional(),
})
export type BulkEditResult = z.infer<typeof bulkEditResult>
