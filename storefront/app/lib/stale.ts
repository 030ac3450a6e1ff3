import { ApiError } from "./api"

/** Somebody else changed the same fields meanwhile: the thing as it is now, and those fields. */
export interface Stale<T> {
  current: T
  fields: string[]
}

/** Reads the 409 STALE of a call; null for any other failure. */
export function staleOf<T>(error: unknown): Stale<T> | null {
  if (!(error instanceof ApiError) || error.code !== "STALE") return null
  const { current } = error.body as { current: T }
  return { current, fields: error.details.map((it) => it.path) }
}
