import { z } from "zod"

/** What an admin edits counts its changes: 1 when it is made, one more with each change. */
export const version = z.number().int().min(1)

/** The version that an edit was made from, as a body says it. */
export const expectedVersion = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number),
    ],
    { error: "The version is not valid." }
  )
  .pipe(z.number().int("The version is not valid.").min(0, "The version is not valid."))
