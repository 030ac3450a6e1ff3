import type { FieldChange, HistoryEntry } from "../../contract/history"
import type { TenantTx } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"
import { newId } from "../../lib/ids"

export type Change = Pick<HistoryEntry, "act" | "entity" | "entityId" | "version"> & {
  changes: readonly FieldChange[]
  /** The history entry that this change reverts. */
  reverts?: string
}

/** The actor's columns and those of the entry. */
const columns = "tenant_id, id, way, by_id, by_name, by_email, entered_by, reverts, act, entity"

const whose = (tx: TenantTx, actor: Actor, id: string, reverts: string | undefined) => [
  ...[tx.tenantId, id, actor.way, actor.id, actor.name, actor.email, actor.enteredBy, reverts ?? null],
]

/**
 * Writes a history entry in the transaction of the change itself, so that neither exists without the other.
 * @returns the history entry's id
 */
export async function recordChange(tx: TenantTx, actor: Actor, change: Change): Promise<string> {
  const id = newId("hist")
  await tx.run(
    `insert into history (${columns}, entity_id, version, changes) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?::jsonb)`,
    [
      ...whose(tx, actor, id, change.reverts),
      ...[change.act, change.entity, change.entityId, change.version, JSON.stringify(change.changes)],
    ]
  )
  return id
}

/** The change of one entity within a history entry for many. */
export type ThingChange = Pick<HistoryEntry, "act" | "version"> & {
  entityId: string
  changes: readonly FieldChange[]
}

/** A history entry that covers many entities; all its batches use the same id. */
export interface ManyEntry {
  id: string
  entity: string
  reverts?: string
}

export const newEntryId = (): string => newId("hist")

/**
 * Adds a batch to a history entry for many entities; the first batch creates it. Call in the transaction of the
 * changes.
 */
export async function recordThings(
  tx: TenantTx,
  actor: Actor,
  { id, entity, reverts }: ManyEntry,
  things: readonly ThingChange[]
): Promise<void> {
  const [first] = things
  if (!first) return
  const act = things.every((it) => it.act === first.act) ? first.act : "changed"
  await tx.run(
    `insert into history as h (${columns}, things, changes) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '[]')
     on conflict (tenant_id, id) do update set things = h.things + excluded.things,
       act = case when h.act = excluded.act then h.act else 'changed' end`,
    [...whose(tx, actor, id, reverts), act, entity, things.length]
  )
  await tx.run(
    `insert into history_thing (tenant_id, entry_id, entity_id, act, version, changes)
     select ?, ?, it->>'entityId', it->>'act', (it->>'version')::int, it->'changes'
     from jsonb_array_elements(?::jsonb) with ordinality as all_things(it, place) order by place`,
    [tx.tenantId, id, JSON.stringify(things)]
  )
}
