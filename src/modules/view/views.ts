import type { SavedView, ViewList } from "../../contract/view"
import type { TenantTx } from "../../db/with-tenant"
import { notFound } from "../../lib/api-error"

const columns = "id, list, name, query, account_id is null as shared"

/** The account's own views and the shared ones. */
const visible = "tenant_id = ? and (account_id is null or account_id = ?)"

/** The views of a list that an account can see, shared ones included, by name. */
export const listViews = (tx: TenantTx, accountId: string, list: ViewList): Promise<SavedView[]> =>
  tx.rows<SavedView>(
    `select ${columns} from saved_view where ${visible} and list = ? order by lower(name), id`,
    [tx.tenantId, accountId, list]
  )

/**
 * Returns a view that the account can see.
 * @throws ApiError NOT_FOUND, for another account's or another tenant's too
 */
export async function getView(tx: TenantTx, accountId: string, id: string): Promise<SavedView> {
  const found = await tx.first<SavedView>(`select ${columns} from saved_view where ${visible} and id = ?`, [
    ...[tx.tenantId, accountId, id],
  ])
  if (!found) throw notFound("View")
  return found
}

/** Serializes writes to the tenant's views until the transaction ends, since a name must be unique within a list. */
export const holdViews = (tx: TenantTx): Promise<unknown> =>
  tx.run("select pg_advisory_xact_lock(hashtextextended('view ' || ?, 0))", [tx.tenantId])

/** The other views of a list with the same owner: the account, or shared. */
export const viewsBeside = (
  tx: TenantTx,
  accountId: string,
  { id, list, shared }: Pick<SavedView, "id" | "list" | "shared">
): Promise<SavedView[]> =>
  tx.rows<SavedView>(
    `select ${columns} from saved_view
     where tenant_id = ? and list = ? and id <> ? and coalesce(account_id, '') = ?`,
    [tx.tenantId, list, id, shared ? "" : accountId]
  )

/** Inserts or updates a view. */
export const writeView = (tx: TenantTx, accountId: string, it: SavedView): Promise<number> =>
  tx.run(
    `insert into saved_view (tenant_id, id, list, account_id, name, query) values (?, ?, ?, ?, ?, ?)
     on conflict (tenant_id, id) do update set account_id = excluded.account_id, name = excluded.name,
       query = excluded.query, updated_at = now()`,
    [tx.tenantId, it.id, it.list, it.shared ? null : accountId, it.name, it.query]
  )

export const deleteViewRow = (tx: TenantTx, id: string): Promise<number> =>
  tx.run("delete from saved_view where tenant_id = ? and id = ?", [tx.tenantId, id])

/** An account's own views, for its data export. */
export const viewsOf = (
  tx: TenantTx,
  accountId: string
): Promise<Pick<SavedView, "list" | "name" | "query">[]> =>
  tx.rows("select list, name, query from saved_view where tenant_id = ? and account_id = ? order by id", [
    ...[tx.tenantId, accountId],
  ])

export const deleteViewsOf = (tx: TenantTx, accountId: string): Promise<number> =>
  tx.run("delete from saved_view where tenant_id = ? and account_id = ?", [tx.tenantId, accountId])
