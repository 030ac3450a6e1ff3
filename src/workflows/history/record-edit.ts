import type { TenantTx } from "../../db/with-tenant"
import type { Actor } from "../../lib/actor"
import { fieldChanges } from "../../lib/versions"
import { recordChange } from "../../modules/history/record-change"

/** A thing that an admin edits, with any other fields. */
export type Versioned = Readonly<Record<string, unknown>> & { readonly id: string; readonly version: number }

/**
 * Writes into the history what became of one thing, field by field; without a `before` it was made, without an `after`
 * it was removed. Inside the transaction that changes it.
 */
export async function recordEdit<T extends Versioned>(
  tx: TenantTx,
  actor: Actor,
  entity: string,
  before: T | null,
  after: T | null
): Promise<void> {
  const thing = after ?? before
  if (!thing) return
  await recordChange(tx, actor, {
    act: before ? (after ? "changed" : "deleted") : "created",
    entity,
    entityId: thing.id,
    version: after ? after.version : thing.version + 1,
    changes: fieldChanges(before, after),
  })
}
