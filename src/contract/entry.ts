import { z } from "zod"
import { severalLines } from "./rules/typed-text"
import { linesText } from "./typed-text"
import { version } from "./version"

/**
 * A setting or a text as admins see it. An unset setting has its effective value; an unset text is blank, and the
 * built-in text applies. Both exist from the start, in version 1.
 */
export const entry = z.object({ key: z.string(), value: z.string(), version })
export type Entry = z.infer<typeof entry>

/**
 * The key decides which values are valid and how they are normalized further: `settingProblem`, `meantSetting`,
 * `contentProblem`, `meantContent`.
 */
export const settingBody = z.object({
  value: z
    .union([z.string(), z.number()], { error: "Value must be a text or a number" })
    .transform((it) => severalLines(String(it))),
})

export const contentBody = z.object({
  value: linesText("Content cannot be empty"),
})

export const entryParams = z.object({ key: z.string().min(1).max(64) })
