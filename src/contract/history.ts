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
  entityId: z.string().nullable(),
  /** What the thing's version became. */
  version: z.number().int().nullable(),
  changes: z.array(fieldChange),
})
export type HistoryEntry = z.infer<typeof historyEntry>

const name = z.string().trim().min(1).max(100)

/** `id` is the changed thing's, `by` an account's id or e-mail. */
export const historyQuery = z.object({
  entity: name.optional(),
  id: name.optional(),
  by: name.optional(),
  ...page,
})
export type HistoryQuery = z.infer<typeof historyQuery>
