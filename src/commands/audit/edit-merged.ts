import type { TenantTx } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"
import { type Edit, mergeNewer } from "./merge-newer"
import { recordEdit, type Versioned } from "./record-edit"

/**
 * Changes a thing whose row is locked: merges the edit with newer changes of other fields, writes what is left of it,
 * and notes it in the history. What changes nothing writes nothing.
 * @param it.version the version that the edit was made from, where the caller names it
 * @param it.write writes the fields that change
 * @param it.reread the thing as it is after that
 * @returns the thing as it is now
 * @throws ApiError STALE
 */
export async function editMerged<T extends Versioned>(
  tx: TenantTx,
  actor: Actor,
  entity: string,
  it: {
    before: T
    changes: Edit<T>
    version: number | undefined
    write: (edit: Partial<T>) => Promise<unknown>
    reread: () => Promise<T>
  }
): Promise<T> {
  const edit = await mergeNewer(tx, entity, it.before, it.changes, it.version)
  if (Object.keys(edit).length === 0) return it.before
  await it.write(edit)
  const after = await it.reread()
  await recordEdit(tx, actor, entity, it.before, after)
  return after
}
