import type { TenantTx } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"
import type { KeptEntry } from "../../modules/history/read-history"
import { recordChange, recordThings } from "../../modules/history/record-change"
import type { TakenBack } from "./revertible"

interface Recorded {
  /** What was taken back. */
  entry: KeptEntry
  /** The id of the entry that it becomes where it covers many things. */
  entryId: string
  taken: TakenBack
}

/** Writes into the history what was taken back, as an entry that names the earlier one. @returns its id, if anything was */
export async function recordTakenBack(
  tx: TenantTx,
  actor: Actor,
  { entry: { id: reverts, entity, entityId }, entryId, taken: { recorded } }: Recorded
): Promise<string | undefined> {
  const [first] = recorded
  if (!first) return undefined
  if (entityId !== null) return recordChange(tx, actor, { entity, reverts, ...first })
  await recordThings(tx, actor, { id: entryId, entity, reverts }, recorded)
  return entryId
}
