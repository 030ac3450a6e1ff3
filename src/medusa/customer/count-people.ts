import type { TenantTx } from "../../db/with-tenant"

const countOf = async (tx: TenantTx, sql: string, value: string): Promise<number> =>
  (await tx.first<{ count: number }>(sql, [value]))?.count ?? 0

/** Number of the tenant's customers in Medusa. */
export const countCustomers = (tx: TenantTx): Promise<number> =>
  countOf(tx, "select count(*)::int as count from customer where metadata->>'tenant_id' = ?", tx.tenantId)

/** Number of the tenant's logins, which are named `{tenant}:{email}`. */
export const countLogins = (tx: TenantTx): Promise<number> =>
  countOf(
    tx,
    "select count(*)::int as count from provider_identity where starts_with(entity_id, ? || ':')",
    tx.tenantId
  )
