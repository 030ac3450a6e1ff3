import { z } from "zod"
import { invalidInput } from "./api-error"
import type { Notes, NotesOut } from "./entities"

/** Razorpay's notes: at most 15 pairs. Its own empty form, `[]`, is accepted too. */
export const notes = z
  .union(
    [
      z.array(z.never()).transform((): Notes => ({})),
      z.record(z.string(), z.union([z.string(), z.number()])),
    ],
    {
      error: "The notes must be an array.",
    }
  )
  .refine(
    (it) => Object.keys(it).length <= 15,
    "Number of fields in notes should be less than or equal to 15"
  )
  .nullish()

export const notesOut = (it: Notes | null | undefined): NotesOut =>
  it && Object.keys(it).length > 0 ? it : []

/** Parses the body by its schema. Throws Razorpay's 400 with the first invalid field. */
export function parseBody<T extends z.ZodType>(schema: T, body: unknown): z.infer<T> {
  const result = schema.safeParse(body ?? {})
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw invalidInput(issue?.message ?? "Invalid input", issue?.path.join(".") || undefined)
}
