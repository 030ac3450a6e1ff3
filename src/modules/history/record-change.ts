import type { FieldChange, HistoryEntry } from "../../contract/history"
import type { TenantTx } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"
import { newId } from "../../lib/ids"

export type Change = Pick<HistoryEntry, "act" | "entity" | "entityId" | "version"> & {
  changes: readonly FieldChange[]
  /** The entry that this change takes back. */
  reverts?: string
}

/** Whose change it is, as the columns name it. */
const columns = "tenant_id, id, way, by_id, by_name, by_email, entered_by, reverts, act, entity"

const whose = (tx: TenantTx, actor: Actor, id: string, reverts: string | undefined) => [
  ...[tx.tenantId, id, actor.way, actor.id, actor.name, actor.email, actor.enteredBy, reverts ?? null],
]

/**
 * Writes one entry, in the transaction of the change itself: neither is ever there without the other.
 * @returns the entry's id
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

/** What became of one of many things. */
export type ThingChange = Pick<HistoryEntry, "act" | "version"> & {
  entityId: string
  changes: readonly FieldChange[]
}

/** An entry that covers many things; its batches name the same id. */
export interface ManyEntry {
  id: string
  entity: string
  reverts?: string
}

export const newEntryId = (): string => newId("hist")

/** Adds a batch to an entry for many things, which begins with the first one. In the transaction of the changes. */
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
