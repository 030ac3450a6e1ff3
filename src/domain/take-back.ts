import { isDeepStrictEqual } from "node:util"
import { type FieldChange, type LeftField, type RevertBody, wholeThing } from "../contract/history"

type Values = Readonly<Record<string, unknown>>
type Json = FieldChange["from"]

/** What the history keeps of one thing in one entry. */
interface Change {
  act: "created" | "changed" | "deleted"
  entityId: string
  version: number | null
  changes: readonly FieldChange[]
}

/** What taking one change back comes to, for the thing as it is now. */
export interface Plan {
  act: "nothing" | "write" | "remove" | "revive"
  /** From what is there now to what was there before. */
  restored: FieldChange[]
  left: LeftField[]
}

/** Whether something that was changed since is taken back all the same. */
export type IsChosen = (entityId: string, field: string) => boolean

/** Reads the member `also` of a call; a choice without a thing's id means the entry's only thing. */
export function chosenBy(also: RevertBody["also"]): IsChosen {
  if (also === "all") return () => true
  return (entityId, field) =>
    also.some((it) => it.field === field && (it.entityId === undefined || it.entityId === entityId))
}

const nothing: Plan = { act: "nothing", restored: [], left: [] }

const valueOf = (thing: Values | null, field: string): Json => (thing?.[field] ?? null) as Json

const back = ({ field, from, to }: FieldChange): FieldChange => ({ field, from: to, to: from })

/** Whether a field is another than a change has made it. */
export const differs = (current: Values, { field, to }: FieldChange): boolean =>
  !isDeepStrictEqual(valueOf(current, field), to)

/**
 * What taking a change back comes to. A field that is as it was before needs nothing done; one that is neither as it was
 * before nor as the change made it was changed since, and stays unless it is chosen. A thing that was made goes as a
 * whole, and only while it is as it was made.
 * @param current the thing as it is; null: it isn't there
 * @param isAsMade whether a thing that the change made is still so, where the caller knows better than its version
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
 * Stock that was sold or counted since: the difference that the change made is taken back, not the count of then, which
 * may have been sold meanwhile.
 */
export const stockWithout = (now: number, { from, to }: FieldChange): number =>
  Math.max(0, now + Number(from ?? 0) - Number(to ?? 0))
