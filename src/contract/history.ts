import { z } from "zod"
import { instant, page } from "./common"

/** How a change came in: a shop's screen, a file, an integrator's key, Medusa Admin, or the platform itself. */
export const ways = ["screen", "import", "key", "medusa-admin", "platform"] as const
export type Way = (typeof ways)[number]

/** One field's value before and after; null where there was or is none. `entityId` where an entry covers many things. */
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
  /** The superadmin who acted in the admin's place. */
  enteredBy: z.string().optional(),
  way: z.enum(ways),
  act: z.enum(["created", "changed", "deleted"]),
  entity: z.string(),
  /** Null where the entry covers many things. */
  entityId: z.string().nullable(),
  /** What the thing's version became. */
  version: z.number().int().nullable(),
  /** Of an entry that covers many things, those of the first of them. */
  changes: z.array(fieldChange),
  /** How many things it covers. */
  things: z.number().int(),
  /** What people call the thing: a product's name, an order's number; empty where it has no such name. */
  name: z.string(),
  /** The entry that this one has taken back. */
  reverts: z.string().optional(),
  /** The newest entry that has taken this one back, and wasn't taken back itself. */
  revertedBy: z.string().optional(),
  /** Whether it can be taken back at all. */
  isRevertible: z.boolean(),
})
export type HistoryEntry = z.infer<typeof historyEntry>

/** For so many days an entry can be taken back. */
export const revertDays = 30

const name = z.string().trim().min(1).max(100)

/** `id` is the changed thing's, `by` an account's id or e-mail, `search` a thing's name or what stands in a change. */
export const historyQuery = z.object({
  entity: name.optional(),
  id: name.optional(),
  by: name.optional(),
  way: z.enum(ways).optional(),
  search: z.string().trim().max(200).optional(),
  /** An entry's own id. */
  entry: name.optional(),
  /** Of so many things of an entry that covers many, the changes are told. */
  things: z.coerce.number().int().min(0).max(100).default(100),
  ...page,
})
export type HistoryQuery = z.infer<typeof historyQuery>

export const historyParams = z.object({ id: name })

/** One of the things of an entry that covers many. */
export const historyThing = z.object({
  entityId: z.string(),
  name: z.string(),
  act: historyEntry.shape.act,
  changes: z.array(fieldChange),
})
export type HistoryThing = z.infer<typeof historyThing>

export const historyThingsQuery = z.object(page)

/** Stands for a thing as a whole, where its field would be named. */
export const wholeThing = "*"

const chosen = z.object({ entityId: name.optional(), field: name })

/** `dryRun` only tells what would come of it; `also`: what was changed since, and is taken back all the same. */
export const revertBody = z.object({
  dryRun: z.boolean().default(false),
  also: z.union([z.literal("all"), z.array(chosen).max(1_000)]).default([]),
})
export type RevertBody = z.output<typeof revertBody>

/**
 * Why something stays: changed since (`also` takes it back all the same), the thing is gone, its slug is another's now,
 * its picture isn't kept any more, its stones are sold, or it is of a kind that stays (a payment key's secret is nowhere
 * written down, money that went back is gone).
 */
export const leftReasons = ["changed", "gone", "taken", "picture", "stock", "final"] as const

/** From what is there now to what would be taken back. */
export const leftField = fieldChange.extend({ reason: z.enum(leftReasons) })
export type LeftField = z.infer<typeof leftField>

/** The max changes that an answer tells of; the counts know all. */
export const revertListLimit = 1_000

export const revertResult = z.object({
  /** Of many things, one that comes or goes is one change of the field `*`: whether it is there. */
  restored: z.array(fieldChange),
  left: z.array(leftField),
  restoredCount: z.number().int(),
  leftCount: z.number().int(),
  /** What people call the things that `restored` and `left` name by their ids. */
  names: z.record(z.string(), z.string()),
  /** The entry that it became; absent where nothing was taken back, and of a dry run. */
  entryId: z.string().optional(),
})
export type RevertResult = z.infer<typeof revertResult>
