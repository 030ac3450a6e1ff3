import type { TenantTx } from "../../db/with-tenant"

interface Act {
  at: Date
  act: string
  entity: string
  entityId: string | null
}

/** All changes that an account has made in its tenant, oldest first. */
export const actsOf = (tx: TenantTx, accountId: string): Promise<Act[]> =>
  tx.rows<Act>(
    `select at, act, entity, entity_id as "entityId" from history where tenant_id = ? and by_id = ? order by at, id`,
    [tx.tenantId, accountId]
  )

/** Removes the name and e-mail of a deleted account from the history. Its changes stay. */
export const anonymizeActor = (tx: TenantTx, accountId: string): Promise<number> =>
  tx.run("update history set by_name = 'Deleted account', by_email = '' where tenant_id = ? and by_id = ?", [
    tx.tenantId,
    accountId,
  ])
