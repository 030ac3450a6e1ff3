import type { TenantTx } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"
import { type Edit, mergeNewer } from "./merge-newer"
import { recordEdit, type Versioned } from "./record-edit"

/**
 * Changes a record whose row is locked: merges the edit with newer changes of other fields, writes the remaining
 * changes and records them in the history. An edit that changes nothing writes nothing.
 * @param it.version the version that the edit is based on, if the caller sends one
 * @param it.write writes the fields that change
 * @param it.reread reads the record after the write
 * @returns the current record
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
