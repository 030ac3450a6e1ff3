import type { TenantTx } from "../../db/with-tenant"
import { goneUser } from "../../domain/order-snapshot"

/**
 * Removes the account's name and e-mail from its orders. The orders stay, as GST law requires (records for 72 months,
 * section 36 of the CGST Act), with the buyer's name and address that their invoices contain.
 */
export const anonymizeBuyer = (tx: TenantTx, accountId: string): Promise<number> =>
  tx.run(
    `update shop_order set account_gone = true, snapshot = jsonb_set(snapshot, '{user}', ?::jsonb)
     where tenant_id = ? and account_id = ?`,
    [JSON.stringify(goneUser), tx.tenantId, accountId]
  )

/** Condition: the tenant has orders of deleted accounts with a phone number, which `dropPhones` may remove. */
export const hasPhonesToDrop = `exists (select 1 from shop_order
  where tenant_id = a_tenant and account_gone and snapshot->'address'->>'phone' <> '')`

/**
 * Removes the phone number from orders of deleted accounts once no parcel needs it: when the order is delivered,
 * cancelled, or unchanged for 90 days.
 * @returns the orders' ids
 */
export async function dropPhones(tx: TenantTx): Promise<string[]> {
  const rows = await tx.rows<{ order_id: string }>(
    `update shop_order set snapshot = jsonb_set(snapshot, '{address,phone}', '""')
     where tenant_id = ? and account_gone and snapshot->'address'->>'phone' <> ''
       and (status in ('DELIVERED', 'CANCELLED') or updated_at <= now() - interval '90 days')
     returning order_id`,
    [tx.tenantId]
  )
  return rows.map((it) => it.order_id)
}
