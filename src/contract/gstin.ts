import { z } from "zod"
import { optionalGstinProblem } from "./rules/gstin"
import { upperSpaceless } from "./rules/typed-text"

/** Schema of a GSTIN; empty becomes null. */
export const optionalGstin = z
  .string({ error: "GSTIN must be a text" })
  .overwrite(upperSpaceless)
  .superRefine((it, issues) => {
    const message = optionalGstinProblem(it)
    if (message !== undefined) issues.addIssue({ code: "custom", message })
  })
  .transform((it) => it || null)
  .nullable()
