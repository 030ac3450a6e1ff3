import type { TenantTx } from "../../db/with-tenant"
import { ApiError } from "../../lib/api-error"
import { mergeEdit, valuesBefore } from "../../domain/versions"
import { changesSince } from "../../modules/history/read-history"
import type { Versioned } from "./record-edit"

/** Any of a thing's fields; undefined ones are left alone. */
export type Edit<T> = { readonly [K in keyof T]?: T[K] | undefined }

/**
 * What of an edit is to be written, when it was made from an older version of the thing: newer changes of other fields
 * stay. Without a version it is taken as made from what is there now. The thing's row must be locked.
 * @param version the version that the edit was made from
 * @returns the fields that change; empty when there is nothing to write
 * @throws ApiError STALE with the thing as it is, and the fields that both have changed; with no fields for a version
 *   that never was
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
  // Where the history doesn't reach back, nobody can tell what was changed: every difference is a clash.
  if (!changes) throw stale(current, Object.keys(mergeEdit(mine, current, current).edit))
  const { edit, clashes } = mergeEdit(mine, valuesBefore(current, changes), current)
  if (clashes.length) throw stale(current, clashes)
  return edit
}

const changedMeanwhile = "Somebody else has changed this meanwhile"

const stale = (current: object, fields: readonly string[], sentence = `${changedMeanwhile}.`): ApiError =>
  new ApiError("STALE", sentence, {
    current,
    details: fields.map((path) => ({ path, message: changedMeanwhile })),
  })
