import { z } from "zod"
import { lineText } from "./typed-text"
import { instant } from "./common"

/** Lifetime of the link, in seconds. */
export const passSeconds = 5 * 60
/** Duration of the entered session, in seconds. */
export const enteredSeconds = 30 * 60

const wanted = "Please say why you enter this store"

/** `reason` is recorded in the tenant's history. */
export const enterBody = z.object({
  reason: lineText(wanted).min(1, wanted).max(300, "A reason has at most 300 characters"),
})

/** A single-use link and its expiry. */
export const entryPass = z.object({ url: z.string(), expiresAt: instant })
export type EntryPass = z.infer<typeof entryPass>
