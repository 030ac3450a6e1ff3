import { z } from "zod"

/** PostgreSQL can't store NUL or a lone surrogate; JSON text contains them escaped. */
const unstorable = /\u0000|\p{Surrogate}/u

const storable = (key: string, value: unknown): unknown => {
  if (unstorable.test(key) || (typeof value === "string" && unstorable.test(value)))
    throw new SyntaxError("A character that can't be stored")
  return value
}

/** Parses a text as JSON; undefined when it isn't JSON. @param blank the value of an empty text */
export function jsonOf(text: string, blank: unknown): unknown {
  if (text.trim() === "") return blank
  try {
    return JSON.parse(text, storable) as unknown
  } catch {
    return undefined
  }
}

/** An object member: as JSON, or as JSON in a form's text field. */
export const jsonMember = <T extends z.ZodType>(schema: T, label: string) =>
  z.union([z.string(), schema], { error: `${label} is not valid` }).transform((it, ctx): z.output<T> => {
    if (typeof it !== "string") return it
    const read = schema.safeParse(jsonOf(it, {}))
    if (read.success) return read.data
    ctx.addIssue({ code: "custom", message: `${label} is not valid` })
    return z.NEVER
  })
