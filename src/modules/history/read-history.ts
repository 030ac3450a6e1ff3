import type { FieldChange, HistoryEntry, HistoryQuery } from "../../contract/history"
import type { TenantTx } from "../../db/with-tenant"
import { notFound } from "../../lib/api-error"

type Kept = Omit<HistoryEntry, "at" | "by" | "enteredBy" | "reverts" | "revertedBy" | "name" | "isRevertible">
type Row = Kept & {
  isImported: boolean
  at: Date
  byId: string | null
  byName: string
  byEmail: string
  enteredBy: string | null
  reverts: string | null
  revertedBy: string | null
}

/** A history entry as stored. Callers add the entity's name and whether the entry can be reverted. */
export type KeptEntry = Omit<HistoryEntry, "name" | "isRevertible"> & {
  /** Whether the entry comes from an archive. */
  isImported: boolean
}

/** For an entry that covers many entities, the changes of the first `?` of them. */
const columns = `h.id, h.at, h.way, h.act, h.entity, h.entity_id as "entityId", h.version, h.things, h.is_imported as "isImported",
  case when h.entity_id is not null then h.changes else (
    select coalesce(jsonb_agg(jsonb_build_object('entityId', t.entity_id) || it order by t.n, place), '[]')
    from (select * from history_thing where tenant_id = h.tenant_id and entry_id = h.id order by n limit ?) t,
      jsonb_array_elements(t.changes) with ordinality as all_changes(it, place)) end as changes,
  h.by_id as "byId", h.by_name as "byName", h.by_email as "byEmail", h.entered_by as "enteredBy", h.reverts,
  (select r.id from history r where r.tenant_id = h.tenant_id and r.reverts = h.id and not exists (
     select 1 from history again where again.tenant_id = r.tenant_id and again.reverts = r.id)
   order by r.at desc limit 1)
    as "revertedBy"`

const covers = `exists (select 1 from history_thing t where t.tenant_id = h.tenant_id and t.entry_id = h.id
  and t.entity_id = any(?))`

const matching = `h.tenant_id = ? and (?::text is null or h.entity = ?) and (?::text is null or h.id = ?)
  and (?::text is null or h.way = ?) and (?::text is null or h.by_id = ? or h.by_email = ?)
  and (?::text is null or h.entity_id = ? or h.entity_id is null and ${covers})
  and (?::text is null or h.entity_id = ? or h.entity_id = any(?) or h.changes::text ilike ?
    or h.entity_id is null and ${covers})`

/** Escapes a text for `ilike`. */
const pattern = (text: string): string => `%${text.replace(/[\\%_]/g, "\\$&")}%`

/**
 * The tenant's history entries, newest first, and the total number of matches.
 * @param named ids of the entities whose names match the query's `search`
 */
export async function listHistory(
  tx: TenantTx,
  query: HistoryQuery,
  named: readonly string[]
): Promise<{ entries: KeptEntry[]; total: number }> {
  const { entity = null, id = null, by = null, way = null, entry = null, limit, offset } = query
  const search = query.search || null
  const values = [
    ...[tx.tenantId, entity, entity, entry, entry, way, way, by, by, by, id, id, id === null ? [] : [id]],
    ...[search, search, named, pattern(search ?? ""), named],
  ]
  const count = await tx.first<{ total: number }>(
    `select count(*)::int as total from history h where ${matching}`,
    values
  )
  const rows = await tx.rows<Row>(
    `select ${columns} from history h where ${matching} order by h.at desc, h.id limit ? offset ?`,
    [query.things, ...values, limit, offset]
  )
  return { entries: rows.map(entryOf), total: count?.total ?? 0 }
}

/** One history entry. @throws ApiError NOT_FOUND, for another tenant's too */
export async function getEntry(tx: TenantTx, id: string): Promise<KeptEntry> {
  const row = await tx.first<Row>(`select ${columns} from history h where h.tenant_id = ? and h.id = ?`, [
    ...[0, tx.tenantId, id],
  ])
  if (!row) throw notFound("Entry")
  return entryOf(row)
}

const entryOf = ({ at, byId, byName, byEmail, enteredBy, reverts, revertedBy, ...row }: Row): KeptEntry => ({
  ...row,
  at: at.toISOString(),
  by: { id: byId, name: byName, email: byEmail },
  ...(enteredBy === null ? {} : { enteredBy }),
  ...(reverts === null ? {} : { reverts }),
  ...(revertedBy === null ? {} : { revertedBy }),
})

/** SQL for every version of one entity, from entries of its own and entries for many. */
const ofThing = `
  select h.at, h.id, 0::bigint as n, h.version, h.changes from history h
  where h.tenant_id = ? and h.entity = ? and h.entity_id = ?
  union all
  select t.at, h.id, t.n, t.version, t.changes from history_thing t
  join history h on h.tenant_id = t.tenant_id and h.id = t.entry_id
  where t.tenant_id = ? and h.entity = ? and t.entity_id = ?`

/**
 * The changes of one entity after `version`, oldest first, also those from entries for many entities. Each entry is one
 * version. Returns undefined when some are no longer kept.
 */
export async function changesSince(
  tx: TenantTx,
  thing: { entity: string; id: string; version: number },
  version: number
): Promise<FieldChange[] | undefined> {
  const missing = thing.version - version
  if (missing === 0) return []
  const { entity, id } = thing
  const rows = await tx.rows<{ changes: FieldChange[]; version: number | null }>(
    `select changes, version from (${ofThing}) it order by at desc, n desc, id limit ?`,
    [tx.tenantId, entity, id, tx.tenantId, entity, id, missing]
  )
  if (rows.length < missing || rows.some((it) => it.version !== null && it.version <= version))
    return undefined
  return rows.toReversed().flatMap((it) => it.changes)
}

/** Entity id → version after its last change; entities without history entries are left out. */
export async function lastVersions(
  tx: TenantTx,
  entity: string,
  ids: readonly string[]
): Promise<Map<string, number>> {
  const rows = await tx.rows<{ id: string; version: number }>(
    `select id, max(version)::int as version from (
       select entity_id as id, version from history where tenant_id = ? and entity = ? and entity_id = any(?)
       union all
       select t.entity_id, t.version from history_thing t
       join history h on h.tenant_id = t.tenant_id and h.id = t.entry_id
       where t.tenant_id = ? and h.entity = ? and t.entity_id = any(?)) it
     where version is not null group by id`,
    [tx.tenantId, entity, ids, tx.tenantId, entity, ids]
  )
  return new Map(rows.map((it) => [it.id, it.version]))
}
