import { z } from "zod"
import { instant } from "./common"

/** So long the address works, in seconds. */
export const passSeconds = 5 * 60
/** So long one then acts in the admin's place, in seconds. */
export const enteredSeconds = 30 * 60

const wanted = "Please say why you enter this store"

/** The reason stands in the shop's history. */
export const enterBody = z.object({
  reason: z.string({ error: wanted }).trim().min(1, wanted).max(300, "A reason has at most 300 characters"),
})

/** An address that works once, and until when. */
export const entryPass = z.object({ url: z.string(), expiresAt: instant })
export type EntryPass = z.infer<typeof entryPass>
