import type { TenantTx } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"
import { fieldChanges } from "../../domain/versions"
import { recordChange, type ThingChange } from "../../modules/history/record-change"

/** A record that an admin edits, with any other fields. */
export type Versioned = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number }

/**
 * The field changes of one record. Without `before` it was created, without `after` it was deleted.
 * @param thing `after`, or `before` if it was deleted
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

/** Records the change of one record in the history. Call it in the transaction that makes the change. */
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
