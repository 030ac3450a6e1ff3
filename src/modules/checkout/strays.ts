import type { TenantTx } from "../../db/with-tenant"

/** The gateway orders among these without a ledger entry. */
export async function notInLedger(
  tx: TenantTx,
  gatewayOrderIds: readonly string[]
): Promise<ReadonlySet<string>> {
  const rows = await tx.rows<{ id: string }>(
    `select id from unnest(?::text[]) id where not exists (
       select 1 from payment_ledger l where l.tenant_id = ? and l.gateway_order_id = id)`,
    [gatewayOrderIds, tx.tenantId]
  )
  return new Set(rows.map(({ id }) => id))
}

export interface StrayRefund {
  paymentId: string
  amountPaise: number
}

/** Refunds of payments without a ledger entry that the gateway hasn't confirmed yet, oldest first. */
export async function openStrayRefunds(tx: TenantTx): Promise<StrayRefund[]> {
  const rows = await tx.rows<{ payment_id: string; amount_paise: string }>(
    `select payment_id, amount_paise from payment_refund r
     where r.tenant_id = ? and r.done_at is null and not exists (
       select 1 from payment_ledger l where l.tenant_id = r.tenant_id and l.gateway_order_id = r.gateway_order_id)
     order by created_at limit 1000`,
    [tx.tenantId]
  )
  return rows.map((row) => ({ paymentId: row.payment_id, amountPaise: Number(row.amount_paise) }))
}
