import { isDeepStrictEqual } from "node:util"
import { type FieldChange, type LeftField, type RevertBody, wholeThing } from "../contract/history"

type Values = Readonly<Record<string, unknown>>
type Json = FieldChange["from"]

/** One record's change in a history entry. */
interface Change {
  act: "created" | "changed" | "deleted"
  entityId: string
  version: number | null
  changes: readonly FieldChange[]
}

/** Plan for reverting one change of the current record. */
export interface Plan {
  act: "nothing" | "write" | "remove" | "revive"
  /** From the current value to the value before the change. */
  restored: FieldChange[]
  left: LeftField[]
}

/** Whether a field is reverted even though it has changed since. */
export type IsChosen = (entityId: string, field: string) => boolean

/** Reads the request's `also` member. A choice without a record's id means the history entry's only record. */
export function chosenBy(also: RevertBody["also"]): IsChosen {
  if (also === "all") return () => true
  return (entityId, field) =>
    also.some((it) => it.field === field && (it.entityId === undefined || it.entityId === entityId))
}

const nothing: Plan = { act: "nothing", restored: [], left: [] }

const valueOf = (thing: Values | null, field: string): Json => (thing?.[field] ?? null) as Json

const back = ({ field, from, to }: FieldChange): FieldChange => ({ field, from: to, to: from })

/** Whether a field's current value differs from the one that the change wrote. */
export const differs = (current: Values, { field, to }: FieldChange): boolean =>
  !isDeepStrictEqual(valueOf(current, field), to)

/**
 * Plans the revert of a change. A field that has its value from before needs no write. A field with neither that value
 * nor the one of the change was changed since, and stays unless it is chosen. A created record is removed as a whole,
 * and only while it is unchanged.
 * @param current the current record; null if it doesn't exist
 * @param isAsMade whether a created record is unchanged, if the caller has better knowledge than its version
 */
export function planOf(
  { act, entityId, version, changes }: Change,
  current: (Values & { readonly version: number }) | null,
  isChosen: IsChosen,
  isAsMade?: boolean
): Plan {
  const undone = changes.map((it) => ({ entityId, ...back(it) }))
  if (act === "deleted") return current ? nothing : { act: "revive", restored: undone, left: [] }
  if (act === "created") {
    if (!current) return nothing
    const isSame = isAsMade ?? (version === current.version || !changes.some((it) => differs(current, it)))
    if (isSame || isChosen(entityId, wholeThing)) return { act: "remove", restored: undone, left: [] }
    const left = { entityId, field: wholeThing, from: null, to: null, reason: "changed" as const }
    return { ...nothing, left: [left] }
  }
  if (!current)
    return { ...nothing, left: undone.map((it) => ({ ...it, from: null, reason: "gone" as const })) }
  const open = undone
    .map((it) => ({ ...it, from: valueOf(current, it.field), made: it.from }))
    .filter((it) => !isDeepStrictEqual(it.from, it.to))
  const isTaken = (it: (typeof open)[number]) =>
    isDeepStrictEqual(it.from, it.made) || isChosen(entityId, it.field)
  const restored = open.filter(isTaken).map(({ made: _made, ...it }) => it)
  const left = open
    .filter((it) => !isTaken(it))
    .map(({ made: _made, ...it }) => ({ ...it, reason: "changed" as const }))
  return { act: restored.length ? "write" : "nothing", restored, left }
}

/**
 * Stock after a revert. Stock that changed since is reverted by the change's difference, not to the old count, because
 * units may have been sold meanwhile.
 */
export const stockWithout = (now: number, { from, to }: FieldChange): number =>
  Math.max(0, now + Number(from ?? 0) - Number(to ?? 0))
