import type { TenantTx } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"
import type { KeptEntry } from "../../modules/history/read-history"
import { recordChange, recordThings } from "../../modules/history/record-change"
import type { RevertOutcome } from "./revertible"

interface Recorded {
  /** The reverted history entry. */
  entry: KeptEntry
  /** Id of the new history entry if it covers many records. */
  entryId: string
  taken: RevertOutcome
}

/**
 * Records a revert as a history entry that names the earlier one.
 * @returns its id, if anything was reverted
 */
export async function recordRevert(
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
