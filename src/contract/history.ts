import { z } from "zod"
import { lineText } from "./typed-text"
import { instant, page } from "./common"

/** Source of a change: a tenant's screen, a file import, an API key, Medusa Admin, or the platform. */
export const ways = ["screen", "import", "key", "medusa-admin", "platform"] as const
export type Way = (typeof ways)[number]

/** A field's value before and after; null for none. `entityId` is set in a history entry that covers many rows. */
export const fieldChange = z.object({
  entityId: z.string().optional(),
  field: z.string(),
  from: z.json(),
  to: z.json(),
})
export type FieldChange = z.infer<typeof fieldChange>

export const historyEntry = z.object({
  id: z.string(),
  at: instant,
  by: z.object({ id: z.string().nullable(), name: z.string(), email: z.string() }),
  /** The superadmin who acted as the admin. */
  enteredBy: z.string().optional(),
  way: z.enum(ways),
  act: z.enum(["created", "changed", "deleted"]),
  entity: z.string(),
  /** Null when the history entry covers many rows. */
  entityId: z.string().nullable(),
  /** The row's version after the change. */
  version: z.number().int().nullable(),
  /** For a history entry that covers many rows: the changes of the first rows. */
  changes: z.array(fieldChange),
  /** Number of rows that the history entry covers. */
  things: z.number().int(),
  /** Display name of the row: a product's name, an order's number; empty when it has none. */
  name: z.string(),
  /** The history entry that this one reverts. */
  reverts: z.string().optional(),
  /** The newest history entry that reverts this one and isn't itself reverted. */
  revertedBy: z.string().optional(),
  /** Whether the history entry can be reverted at all. */
  isRevertible: z.boolean(),
})
export type HistoryEntry = z.infer<typeof historyEntry>

/** Number of days during which a history entry can be reverted. */
export const revertDays = 30

const name = z.string().trim().min(1).max(100)

/** `id` is the changed row's id, `by` an account's id or e-mail, `search` a row's name or text in a change. */
export const historyQuery = z.object({
  entity: name.optional(),
  id: name.optional(),
  by: name.optional(),
  way: z.enum(ways).optional(),
  search: lineText().max(200).optional(),
  /** Id of one history entry. */
  entry: name.optional(),
  /** Max rows whose changes are returned, for a history entry that covers many. */
  things: z.coerce.number().int().min(0).max(100).default(100),
  ...page,
})
export type HistoryQuery = z.infer<typeof historyQuery>

export const historyParams = z.object({ id: name })

/** One of the rows of a history entry that covers many. */
export const historyThing = z.object({
  entityId: z.string(),
  name: z.string(),
  act: historyEntry.shape.act,
  changes: z.array(fieldChange),
})
export type HistoryThing = z.infer<typeof historyThing>

export const historyThingsQuery = z.object(page)

/** Field name that stands for the whole row. */
export const wholeThing = "*"

const chosen = z.object({ entityId: name.optional(), field: name })

/** `dryRun` only returns the result; `also` lists fields to revert even though they have changed since. */
export const revertBody = z.object({
  dryRun: z.boolean().default(false),
  also: z.union([z.literal("all"), z.array(chosen).max(1_000)]).default([]),
})
export type RevertBody = z.output<typeof revertBody>

/**
 * Why a field isn't reverted: it has changed since (`also` reverts it anyway), the row is gone, its slug is taken, its
 * picture was deleted, its stock is sold, its earlier value is no longer valid, or the change is final (a payment key's
 * secret isn't stored in the history, refunded money is gone).
 */
export const leftReasons = ["changed", "gone", "taken", "picture", "stock", "invalid", "final"] as const

/** The current value and the value to restore. */
export const leftField = fieldChange.extend({ reason: z.enum(leftReasons) })
export type LeftField = z.infer<typeof leftField>

/** Max changes in a response; the counts include all. */
export const revertListLimit = 1_000

export const revertResult = z.object({
  /**
   * When the history entry covers many rows, adding or removing one is a change of the field `*`: whether it exists.
   */
  restored: z.array(fieldChange),
  left: z.array(leftField),
  restoredCount: z.number().int(),
  leftCount: z.number().int(),
  /** Display names of the rows in `restored` and `left`, by id. */
  names: z.record(z.string(), z.string()),
  /** The history entry of the revert; absent when nothing was reverted and in a dry run. */
  entryId: z.string().optional(),
})
export type RevertResult = z.infer<typeof revertResult>
