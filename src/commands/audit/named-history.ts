import type { HistoryEntry, HistoryQuery, HistoryThing } from "../../contract/history"
import type { TenantTx } from "../../db/with-tenant"
import { getEntry, listHistory } from "../../modules/history/read-history"
import { listThings } from "../../modules/history/read-things"
import { type Nameable, namesOf, thingsNamed } from "./thing-names"
import { revertibleOf } from "../revert/revertibles"

/** Name of a deleted record, taken from its own change. */
const ownName = ({ changes }: Pick<HistoryEntry, "changes">): string => {
  const it = changes.find(({ field }) => field === "name" || field === "question")
  return typeof it?.to === "string" ? it.to : typeof it?.from === "string" ? it.from : ""
}

/** A page of the tenant's history entries with readable names, newest first, and the number of all matches. */
export async function namedHistory(
  tx: TenantTx,
  query: HistoryQuery
): Promise<{ entries: HistoryEntry[]; total: number }> {
  const named = query.search ? await thingsNamed(tx, query.search) : []
  const { entries, total } = await listHistory(tx, query, named)
  const names = await namesOf(
    tx,
    entries.flatMap(({ entity, entityId }): Nameable[] =>
      entityId === null ? [] : [{ entity, id: entityId }]
    )
  )
  const now = Date.now()
  return {
    total,
    entries: entries.map(({ isImported, ...it }) => ({
      ...it,
      name: it.entityId === null ? "" : (names.get(it.entityId) ?? ownName(it)),
      isRevertible: typeof revertibleOf({ ...it, isImported }, now) !== "string",
    })),
  }
}

/**
 * A page of the records of a history entry that covers many.
 * @throws ApiError NOT_FOUND, also for another tenant's history entry
 */
export async function namedThings(
  tx: TenantTx,
  id: string,
  page: { limit: number; offset: number }
): Promise<{ things: HistoryThing[]; total: number }> {
  const { entity } = await getEntry(tx, id)
  const { things, total } = await listThings(tx, id, page)
  const names = await namesOf(
    tx,
    things.map((it) => ({ entity, id: it.entityId }))
  )
  return {
    total,
    things: things.map(({ entityId, act, changes }) => {
      const thing = { entityId, act, changes: [...changes] }
      return { ...thing, name: names.get(entityId) ?? ownName(thing) }
    }),
  }
}
