import type { FieldChange, HistoryEntry, HistoryQuery } from "../../contract/history"
import type { TenantTx } from "../../db/with-tenant"

type Row = Omit<HistoryEntry, "at" | "by" | "enteredBy"> & {
  at: Date
  byId: string | null
  byName: string
  byEmail: string
  enteredBy: string | null
}

const matching = `tenant_id = ? and (?::text is null or entity = ?) and (?::text is null or entity_id = ?)
  and (?::text is null or by_id = ? or by_email = ?)`

/** The tenant's changes, the newest first, and how many match in all. */
export async function listHistory(
  tx: TenantTx,
  query: HistoryQuery
): Promise<{ entries: HistoryEntry[]; total: number }> {
  const { entity = null, id = null, by = null, limit, offset } = query
  const values = [tx.tenantId, entity, entity, id, id, by, by, by]
  const count = await tx.first<{ total: number }>(
    `select count(*)::int as total from history where ${matching}`,
    values
  )
  const rows = await tx.rows<Row>(
    `select id, at, way, act, entity, entity_id as "entityId", version, changes,
       by_id as "byId", by_name as "byName", by_email as "byEmail", entered_by as "enteredBy"
     from history where ${matching} order by at desc, id limit ? offset ?`,
    [...values, limit, offset]
  )
  return { entries: rows.map(entryOf), total: count?.total ?? 0 }
}

const entryOf = ({ at, byId, byName, byEmail, enteredBy, ...row }: Row): HistoryEntry => ({
  ...row,
  at: at.toISOString(),
  by: { id: byId, name: byName, email: byEmail },
  ...(enteredBy === null ? {} : { enteredBy }),
})

/**
 * The changes of one thing after its version `version`, the oldest first, those of entries for many things too; undefined
 * when some of them are not kept any more. Each entry is one version.
 */
export async function changesSince(
  tx: TenantTx,
  thing: { entity: string; id: string; version: number },
  version: number
): Promise<FieldChange[] | undefined> {
  const missing = thing.version - version
  if (missing === 0) return []
  const rows = await tx.rows<{ changes: FieldChange[]; entityId: string | null; version: number | null }>(
    `select changes, entity_id as "entityId", version from history
     where tenant_id = ? and entity = ? and (entity_id = ? or entity_id is null and changes @> ?::jsonb)
     order by at desc, id limit ?`,
    [tx.tenantId, thing.entity, thing.id, JSON.stringify([{ entityId: thing.id }]), missing]
  )
  if (rows.length < missing || rows.some((it) => it.version !== null && it.version <= version))
    return undefined
  return rows
    .toReversed()
    .flatMap(({ changes, entityId }) =>
      entityId === null ? changes.filter((it) => it.entityId === thing.id) : changes
    )
}
