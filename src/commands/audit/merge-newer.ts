import type { TenantTx } from "../../db/with-tenant"
import { ApiError } from "../../lib/api-error"
import { mergeEdit, valuesBefore } from "../../domain/versions"
import { changesSince } from "../../modules/history/read-history"
import type { Versioned } from "./record-edit"

/** Some of a record's fields; undefined fields stay unchanged. */
export type Edit<T> = { readonly [K in keyof T]?: T[K] | undefined }

/**
 * Returns the part of an edit that has to be written. If the edit is based on an older version, newer changes of other
 * fields stay. Without a version the edit is based on the current record. The record's row must be locked.
 * @param version the version that the edit is based on
 * @returns the fields that change; empty if there is nothing to write
 * @throws ApiError STALE with the current record and the fields that both edits change; with no fields for a version
 * that never existed
 */
export async function mergeNewer<T extends Versioned>(
  tx: TenantTx,
  entity: string,
  current: T,
  mine: Edit<T>,
  version: number | undefined
): Promise<Partial<T>> {
  if (version === undefined) return mergeEdit(mine, current, current).edit
  if (version < 1 || version > current.version) throw stale(current, [], "There is no such version.")
  const changes = await changesSince(tx, { entity, id: current.id, version: current.version }, version)
  // The history doesn't reach back to that version, so every difference is a conflict.
  if (!changes) throw stale(current, Object.keys(mergeEdit(mine, current, current).edit))
  const { edit, conflicts } = mergeEdit(mine, valuesBefore(current, changes), current)
  if (conflicts.length) throw stale(current, conflicts)
  return edit
}

const changedMeanwhile = "Somebody else has changed this meanwhile"

const stale = (current: object, fields: readonly string[], sentence = `${changedMeanwhile}.`): ApiError =>
  new ApiError("STALE", sentence, {
    current,
    details: fields.map((path) => ({ path, message: changedMeanwhile })),
  })
