import { isDeepStrictEqual } from "node:util"
import type { FieldChange } from "../contract/history"

type Values = Readonly<Record<string, unknown>>
type Json = FieldChange["from"]

/** Counters and ids, which are never edited. */
const bookkeeping = new Set(["id", "version"])

/** The differences between two states of a record, field by field; null stands for a record that doesn't exist. */
export function fieldChanges(before: Values | null, after: Values | null): FieldChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...fields]
    .filter((field) => !bookkeeping.has(field) && !isDeepStrictEqual(before?.[field], after?.[field]))
    .map((field) => ({
      field,
      from: (before?.[field] ?? null) as Json,
      to: (after?.[field] ?? null) as Json,
    }))
}

/** A record before `changes`, which are ordered oldest first. */
export function valuesBefore<T extends Values>(current: T, changes: readonly FieldChange[]): T {
  const earlier = changes.toReversed().map((it) => [it.field, it.from] as const)
  return { ...current, ...(Object.fromEntries(earlier) as Partial<T>) }
}

/**
 * Merges an edit with the changes made since `base`, the state that the edit is based on. A field that the edit left
 * unchanged keeps the newer value. A field that only the edit changed is written. A field that both changed,
 * differently, is a conflict.
 * @param mine the edit: any of the record's fields; undefined fields stay unchanged
 * @returns the fields to write (those that differ from `current`), and the conflicting fields
 */
export function mergeEdit<T extends Values>(
  mine: { readonly [K in keyof T]?: T[K] | undefined },
  base: T,
  current: T
): { edit: Partial<T>; conflicts: string[] } {
  const edit: Partial<T> = {}
  const conflicts: string[] = []
  for (const field of Object.keys(mine) as (keyof T & string)[]) {
    const value = mine[field]
    if (value === undefined || isDeepStrictEqual(value, current[field])) continue
    if (isDeepStrictEqual(base[field], current[field])) edit[field] = value
    else if (!isDeepStrictEqual(value, base[field])) conflicts.push(field)
  }
  return { edit, conflicts }
}
