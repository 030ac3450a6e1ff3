import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { TenantTx } from "../../db/with-tenant"
import type { NoticeDelivery } from "../../domain/erase-at"
import { setPrimaryHost } from "./hosts/primary-host"

/** An archived tenant and the progress of its deletion. */
export interface Archived {
  id: string
  brandName: string
  salesChannelId: string
  contactEmail: string | null
  archivedAt: Date
  erasedAt: Date | null
  purgedAt: Date | null
}

/** An archived tenant's names, which are free for others. */
export type ArchivedNames = Pick<Archived, "archivedAt" | "erasedAt"> & { slug: string; domain: string }

const columns = `id, brand_name as "brandName", sales_channel_id as "salesChannelId", contact->>'email' as "contactEmail",
  archived_at as "archivedAt", erased_at as "erasedAt", purged_at as "purgedAt"`

/** Returns the transaction's tenant if it is archived, and locks it until the end. */
export const lockArchived = (tx: TenantTx): Promise<ArchivedNames | undefined> =>
  tx.first<ArchivedNames>(
    `select slug, domain, archived_at as "archivedAt", erased_at as "erasedAt" from tenant
     where id = ? and archived_at is not null for update`,
    [tx.tenantId]
  )

/** Makes the transaction's tenant an ordinary one again. Its domain is served at once; other hosts are added anew. */
export async function restoreTenantRow(tx: TenantTx, domain: string): Promise<void> {
  await tx.run("update tenant set archived_at = null, updated_at = now() where id = ?", [tx.tenantId])
  await setPrimaryHost(tx, domain)
}

/** The archived tenants, oldest first. */
export async function listArchived(container: Pick<MedusaContainer, "resolve">): Promise<Archived[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: Archived[] }>(
    `select ${columns} from tenant where archived_at is not null order by archived_at, id`
  )
  return rows
}

/** When a tenant was archived, and the delivery state of the mails about it. */
type ArchivedNotices = Pick<Archived, "id" | "archivedAt"> & NoticeDelivery

/**
 * Those of these tenants that are archived.
 * @param purpose of the mails to their admins
 */
export async function noticesOfArchived(
  container: Pick<MedusaContainer, "resolve">,
  ids: readonly string[],
  purpose: string
): Promise<ArchivedNotices[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: ArchivedNotices[] }>(
    `select t.id, t.archived_at as "archivedAt", m.sent, m.delivered, m.waiting,
       m.last_delivered_at as "lastDeliveredAt"
     from tenant t cross join lateral mail_receipts(t.id, ?) m
     where t.id = any (?) and t.archived_at is not null`,
    [purpose, [...ids]]
  )
  return rows
}

export const noteErased = (tx: TenantTx, at: Date): Promise<number> =>
  tx.run("update tenant set erased_at = ? where id = ?", [at, tx.tenantId])

/** Marks the tenant as purged. Clears the URLs of its pictures, which are deleted, and its payment secrets. */
export const notePurged = (tx: TenantTx, at: Date): Promise<number> =>
  tx.run(
    "update tenant set purged_at = ?, logo = null, hero_image = null, favicon = null, payment_secrets = null where id = ?",
    [at, tx.tenantId]
  )
