import type { TenantTx } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"
import { fieldChanges } from "../../domain/versions"
import { recordChange, type ThingChange } from "../../modules/history/record-change"

/** A thing that an admin edits, with any other fields. */
export type Versioned = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number }

/**
 * What became of one thing, field by field; without a `before` it was made, without an `after` it was removed.
 * @param thing the one of them that is there
 */
export const thingChange = (
  thing: Versioned,
  before: Versioned | null,
  after: Versioned | null
): ThingChange => ({
  entityId: thing.id,
  act: before ? (after ? "changed" : "deleted") : "created",
  version: after ? after.version : thing.version + 1,
  changes: fieldChanges(before, after),
})

/** Writes into the history what became of one thing. Inside the transaction that changes it. */
export async function recordEdit<T extends Versioned>(
  tx: TenantTx,
  actor: Actor,
  entity: string,
  before: T | null,
  after: T | null
): Promise<void> {
  const thing = after ?? before
  if (thing) await recordChange(tx, actor, { entity, ...thingChange(thing, before, after) })
}
