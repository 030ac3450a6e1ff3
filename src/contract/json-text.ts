import { z } from "zod"

/** PostgreSQL stores neither NUL nor half a surrogate pair; inside a JSON text they come escaped. */
const unstorable = /\u0000|\p{Surrogate}/u

const storable = (key: string, value: unknown): unknown => {
  if (unstorable.test(key) || (typeof value === "string" && unstorable.test(value)))
    throw new SyntaxError("A character that can't be stored")
  return value
}

/** What a text holds as JSON; undefined where it is none. @param blank what an empty text stands for */
export function jsonOf(text: string, blank: unknown): unknown {
  if (text.trim() === "") return blank
  try {
    return JSON.parse(text, storable) as unknown
  } catch {
    return undefined
  }
}

/** A member with members of its own: as JSON, or as forms send it, JSON in a text. */
export const jsonMember = <T extends z.ZodType>(schema: T, label: string) =>
  z.union([z.string(), schema], { error: `${label} is not valid` }).transform((it, ctx): z.output<T> => {
    if (typeof it !== "string") return it
    const read = schema.safeParse(jsonOf(it, {}))
    if (read.success) return read.data
    ctx.addIssue({ code: "custom", message: `${label} is not valid` })
    return z.NEVER
  })
