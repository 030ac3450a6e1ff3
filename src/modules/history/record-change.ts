import type { FieldChange, HistoryEntry } from "../../contract/history"
import type { TenantTx } from "../../db/with-tenant"
import type { Actor } from "../../lib/actor"
import { newId } from "../../lib/ids"

export type Change = Pick<HistoryEntry, "act" | "entity" | "entityId" | "version"> & {
  changes: readonly FieldChange[]
}

/** Writes one entry, in the transaction of the change itself: neither is ever there without the other. */
export async function recordChange(tx: TenantTx, actor: Actor, change: Change): Promise<void> {
  await tx.run(
    `insert into history (tenant_id, id, way, by_id, by_name, by_email, entered_by, act, entity, entity_id, version, changes)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?::jsonb)`,
    [
      tx.tenantId,
      newId("hist"),
      actor.way,
      actor.id,
      actor.name,
      actor.email,
      actor.enteredBy,
      change.act,
      change.entity,
      change.entityId,
      change.version,
      JSON.stringify(change.changes),
    ]
  )
}
