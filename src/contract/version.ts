import { z } from "zod"

/** Version of an editable row: 1 when created, incremented by each change. */
export const version = z.number().int().min(1)

/** The version that an edit is based on, in a body. */
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
