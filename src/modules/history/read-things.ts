import type { FieldChange } from "../../contract/history"
import type { TenantTx } from "../../db/with-tenant"
import type { ThingChange } from "./record-change"

interface Page {
  limit: number
  offset: number
}

/** A page of the entities of a history entry, in the order of their changes, and their total number. */
export async function listThings(
  tx: TenantTx,
  entryId: string,
  { limit, offset }: Page
): Promise<{ things: ThingChange[]; total: number }> {
  const count = await tx.first<{ total: number }>(
    "select count(*)::int as total from history_thing where tenant_id = ? and entry_id = ?",
    [tx.tenantId, entryId]
  )
  const things = await tx.rows<ThingChange>(
    `select entity_id as "entityId", act, version, changes from history_thing
     where tenant_id = ? and entry_id = ? order by n limit ? offset ?`,
    [tx.tenantId, entryId, limit, offset]
  )
  return { things, total: count?.total ?? 0 }
}

/**
 * A batch of a history entry's entities, last ones first. Several changes of one entity are merged.
 * @param before `end` of the previous batch
 * @returns `end` for the next batch; null after the last one
 */
export async function thingsBefore(
  tx: TenantTx,
  entryId: string,
  before: string | null,
  limit: number
): Promise<{ things: ThingChange[]; end: string | null }> {
  const rows = await tx.rows<ThingChange & { last: string }>(
    // Scans once with dense_rank() instead of a self-join: without statistics for new rows PostgreSQL would plan a
    // lookup for each.
    `select "entityId", act, version, changes, last from (
       select t.*, dense_rank() over (order by last desc) as place from (
         select entity_id as "entityId", act, version, changes, n, max(n) over (partition by entity_id) as last
         from history_thing where tenant_id = ? and entry_id = ?) t
       where ?::bigint is null or last < ?::bigint) it
     where place <= ? order by last desc, n`,
    [tx.tenantId, entryId, before, before, limit]
  )
  const things = new Map<string, ThingChange>()
  for (const { entityId, act, version, changes } of rows) {
    const earlier = things.get(entityId)
    const thing = { entityId, act, version, changes }
    things.set(entityId, earlier ? joined(earlier, thing) : thing)
  }
  const end = things.size < limit ? null : (rows.at(-1)?.last ?? null)
  return { things: [...things.values()], end }
}

/** Merges two changes of one entity. */
function joined(earlier: ThingChange, later: ThingChange): ThingChange {
  const fields = new Map<string, FieldChange>(earlier.changes.map((it) => [it.field, it]))
  for (const it of later.changes) {
    const first = fields.get(it.field)
    // For a created entity only the fields of its creation are kept: a later edit of another field is part of creating
    // it.
    if (first || earlier.act === "changed")
      fields.set(it.field, { ...it, from: first ? first.from : it.from })
  }
  return { ...later, act: earlier.act, changes: [...fields.values()] }
}
