import { isDeepStrictEqual } from "node:util"
import type { FieldChange } from "../contract/history"

type Values = Readonly<Record<string, unknown>>
type Json = FieldChange["from"]

/** Fields that count or name, and are never edited. */
const bookkeeping = new Set(["id", "version"])

/** What differs between two states of a thing, field by field; null stands for a thing that isn't there. */
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

/** A thing as it was before `changes`, the oldest change first. */
export function valuesBefore<T extends Values>(current: T, changes: readonly FieldChange[]): T {
  const earlier = changes.toReversed().map((it) => [it.field, it.from] as const)
  return { ...current, ...(Object.fromEntries(earlier) as Partial<T>) }
}

/**
 * Reconciles an edit with what others have changed since `base`, from which it was made. A field that the edit left
 * as it was keeps the newer value; one that only the edit changed is written; one that both changed, differently,
 * clashes.
 * @param mine the edit: any of the thing's fields, undefined ones left alone
 * @returns the fields to write (those that differ from `current`), and those that clash
 */
export function mergeEdit<T extends Values>(
  mine: { readonly [K in keyof T]?: T[K] | undefined },
  base: T,
  current: T
): { edit: Partial<T>; clashes: string[] } {
  const edit: Partial<T> = {}
  const clashes: string[] = []
  for (const field of Object.keys(mine) as (keyof T & string)[]) {
    const value = mine[field]
    if (value === undefined || isDeepStrictEqual(value, current[field])) continue
    if (isDeepStrictEqual(base[field], current[field])) edit[field] = value
    else if (!isDeepStrictEqual(value, base[field])) clashes.push(field)
  }
  return { edit, clashes }
}
