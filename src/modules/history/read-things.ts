import type { FieldChange } from "../../contract/history"
import type { TenantTx } from "../../db/with-tenant"
import type { ThingChange } from "./record-change"

interface Page {
  limit: number
  offset: number
}

/** The things of an entry that covers many, in the order of their changes, and how many there are. */
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
 * A batch of the things of an entry, the last ones first, each with all that the entry did to it as one change.
 * @param before where the batch before has ended
 * @returns where this one ends, to be given for the next; null when it is the last
 */
export async function thingsBefore(
  tx: TenantTx,
  entryId: string,
  before: string | null,
  limit: number
): Promise<{ things: ThingChange[]; end: string | null }> {
  const rows = await tx.rows<ThingChange & { last: string }>(
    // Read once and numbered, not joined with itself: of rows just written, PostgreSQL thinks there are none, and looks each up.
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

/** Two changes of one thing as if they were one. */
function joined(earlier: ThingChange, later: ThingChange): ThingChange {
  const fields = new Map<string, FieldChange>(earlier.changes.map((it) => [it.field, it]))
  for (const it of later.changes) {
    const first = fields.get(it.field)
    // Of what was made, only what names it is kept: a later edit of another field is a part of making it.
    if (first || earlier.act === "changed")
      fields.set(it.field, { ...it, from: first ? first.from : it.from })
  }
  return { ...later, act: earlier.act, changes: [...fields.values()] }
}
