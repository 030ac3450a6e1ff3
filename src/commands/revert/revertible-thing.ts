import type { FieldChange, LeftField } from "../../contract/history"
import type { TenantTx } from "../../db/with-tenant"
import { type IsChosen, type Plan, planOf } from "../../domain/plan-revert"
import { lastVersions } from "../../modules/history/read-history"
import type { ThingChange } from "../../modules/history/record-change"
import { thingChange, type Versioned } from "../audit/record-edit"
import type { Revertible, RevertOutcome } from "./revertible"

export type StayReason = LeftField["reason"] | undefined

interface Means<T extends Versioned> {
  entity: string
  /** The current record, locked until the transaction ends; undefined if it doesn't exist. */
  hold: (tx: TenantTx, id: string) => Promise<T | undefined>
  /** Writes some fields and increments the version, like an ordinary edit. */
  write: (tx: TenantTx, before: T, edit: Partial<T>) => Promise<unknown>
  /** Restores a deleted record under its own id and at the version that it names. */
  make?: (tx: TenantTx, thing: T) => Promise<unknown>
  remove?: (tx: TenantTx, thing: T) => Promise<unknown>
  /** Returns why a field stays, if it does. A deleted record isn't restored without one of its fields. */
  staying?: (tx: TenantTx, it: FieldChange) => StayReason | Promise<StayReason>
}

/** A kind of record that is edited one at a time. `T` holds the fields that its history keeps. */
export const revertibleThing = <T extends Versioned>(means: Means<T>): Revertible => ({
  revert: async (tx, { things, isChosen, dryRun }) => {
    const taken: RevertOutcome = { restored: [], left: [], recorded: [] }
    for (const thing of things) {
      const before = await means.hold(tx, thing.entityId)
      const { act, restored, left } = await planned(tx, means, thing, before, isChosen)
      taken.restored.push(...restored)
      taken.left.push(...left)
      if (dryRun || act === "nothing") continue
      const after = await done(tx, means, thing.entityId, { act, restored, before })
      const there = after ?? before
      if (there) taken.recorded.push(thingChange(there, before ?? null, after ?? null))
    }
    return taken
  },
})

async function planned<T extends Versioned>(
  tx: TenantTx,
  { staying }: Means<T>,
  thing: ThingChange,
  before: T | undefined,
  isChosen: IsChosen
): Promise<Plan> {
  const plan = planOf(thing, before ?? null, isChosen)
  if (!staying || (plan.act !== "write" && plan.act !== "revive")) return plan
  const restored: FieldChange[] = []
  const left = [...plan.left]
  for (const it of plan.restored) {
    const reason = await staying(tx, it)
    if (reason) left.push({ ...it, reason })
    else restored.push(it)
  }
  if (plan.act === "revive" && left.length) {
    const reason = left[0]?.reason ?? "invalid"
    return { act: "nothing", restored: [], left: plan.restored.map((it) => ({ ...it, reason })) }
  }
  return { act: restored.length ? plan.act : "nothing", restored, left }
}

interface Done<T> {
  act: Plan["act"]
  restored: readonly FieldChange[]
  before: T | undefined
}

/** @returns the record afterwards; undefined if it is gone */
async function done<T extends Versioned>(
  tx: TenantTx,
  { entity, hold, write, make, remove }: Means<T>,
  id: string,
  { act, restored, before }: Done<T>
): Promise<T | undefined> {
  const fields = Object.fromEntries(restored.map((it) => [it.field, it.to]))
  if (act === "write" && before) await write(tx, before, fields as Partial<T>)
  if (act === "remove" && before) await remove?.(tx, before)
  if (act === "revive") {
    const version = ((await lastVersions(tx, entity, [id])).get(id) ?? 0) + 1
    // The history keeps every field of a deleted record.
    await make?.(tx, { ...fields, id, version } as unknown as T)
  }
  return hold(tx, id)
}
