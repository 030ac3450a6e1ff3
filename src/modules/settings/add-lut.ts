import type { TenantTx } from "../../db/with-tenant"
import { lutHoldsUntil } from "../../domain/letter-of-undertaking"

/**
 * Adds the tenant's letter of undertaking with its last day. One that was saved before keeps its day. The caller holds
 * the setting's lock.
 */
export async function addLut(tx: TenantTx, arn: string, savedAt: Date): Promise<void> {
  const other = await tx.first("select 1 from letter_of_undertaking where tenant_id = ? limit 1", [
    tx.tenantId,
  ])
  await tx.run(
    `insert into letter_of_undertaking (tenant_id, arn, holds_until) values (?, ?, ?::date)
     on conflict (tenant_id, arn) do nothing`,
    [tx.tenantId, arn, lutHoldsUntil(savedAt, other !== undefined)]
  )
}
