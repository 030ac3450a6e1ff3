import { ApiError } from "./api-error"

const unstorable = /\u0000|\p{Surrogate}/u

/** Max nesting of lists and objects, deeper than any valid request. Deeper input is refused before any recursive code reads it. */
export const maxDepth = 21

/** The error for input that is nested too deeply. */
export const tooDeep = (): ApiError => new ApiError("VALIDATION_FAILED", "The request is nested too deeply.")

/** Whether PostgreSQL can store a text: it accepts neither NUL nor half a surrogate pair. */
export const isStorable = (text: string): boolean => !unstorable.test(text)

/**
 * Requires that PostgreSQL can store every text in a query or a body, so that other input responds 400 and not 500.
 * @throws ApiError VALIDATION_FAILED
 */
export function requireStorable(value: unknown): void {
  if (hasUnstorable(value, 0))
    throw new ApiError("VALIDATION_FAILED", "The request contains a character that can't be stored.")
}

function hasUnstorable(value: unknown, depth: number): boolean {
  if (typeof value === "string") return !isStorable(value)
  if (typeof value !== "object" || value === null) return false
  if (depth >= maxDepth) throw tooDeep()
  if (Array.isArray(value)) return value.some((it) => hasUnstorable(it, depth + 1))
  return Object.entries(value).some(([key, inner]) => !isStorable(key) || hasUnstorable(inner, depth + 1))
}
