import { ApiError } from "./api"

/** The current version of an entity after a concurrent change, and the fields that conflict. */
export interface Stale<T> {
  current: T
  fields: string[]
}

/** Reads the 409 STALE error of a request; null for any other failure. */
export function staleOf<T>(error: unknown): Stale<T> | null {
  if (!(error instanceof ApiError) || error.code !== "STALE") return null
  const { current } = error.body as { current: T }
  return { current, fields: error.details.map((it) => it.path) }
}
