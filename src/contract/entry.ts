import { z } from "zod"
import { asTextArea } from "./rules/contact"
import { version } from "./version"

/**
 * A setting, or a text of the store, as its admins see it. A setting that isn't set holds what applies instead; a text
 * that isn't set is blank, and the built-in words stand in for it. Both are there from the start, in version 1.
 */
export const entry = z.object({ key: z.string(), value: z.string(), version })
export type Entry = z.infer<typeof entry>

/** Which value is good is the key's matter: `settingProblem`, `contentProblem`. */
export const settingBody = z.object({
  value: z
    .union([z.string(), z.number()], { error: "Value must be a text or a number" })
    .transform((it) => asTextArea(String(it)).trim()),
})

export const contentBody = z.object({
  value: z.string({ error: "Content cannot be empty" }).transform((it) => asTextArea(it).trim()),
})

export const entryParams = z.object({ key: z.string().min(1).max(64) })
