import type { TenantTx } from "../../db/with-tenant"

interface Act {
  at: Date
  act: string
  entity: string
  entityId: string | null
}

/** What an account has changed in the shop, the oldest first. */
export const actsOf = (tx: TenantTx, accountId: string): Promise<Act[]> =>
  tx.rows<Act>(
    `select at, act, entity, entity_id as "entityId" from history where tenant_id = ? and by_id = ? order by at, id`,
    [tx.tenantId, accountId]
  )

/** What was changed stays in the history; who did it, by name and e-mail, goes. */
export const forgetActor = (tx: TenantTx, accountId: string): Promise<number> =>
  tx.run("update history set by_name = 'Deleted account', by_email = '' where tenant_id = ? and by_id = ?", [
    tx.tenantId,
    accountId,
  ])
