import { isDeepStrictEqual } from "node:util"
import type { ZodType } from "zod"
import type { FieldChange } from "../../contract/history"

/**
 * Whether today's schema refuses the value that a revert would write. The history keeps values from before an upgrade,
 * which earlier rules accepted.
 * @param shape schemas of an ordinary edit, by field
 */
export function isRefused(shape: Readonly<Record<string, ZodType>>, { field, to }: FieldChange): boolean {
  const parsed = shape[field]?.safeParse(to)
  return parsed !== undefined && !(parsed.success && isDeepStrictEqual(parsed.data, to))
}
