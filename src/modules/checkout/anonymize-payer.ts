import type { TenantTx } from "../../db/with-tenant"
import { goneUser, type Snapshot } from "../../domain/order-snapshot"

/**
 * Removes the account's name and e-mail from its payments, which are still finalized, so that no money is lost. Call it
 * while the account's cart is locked: an order in progress takes its buyer from these rows.
 */
export const anonymizePayer = (tx: TenantTx, accountId: string): Promise<number> =>
  tx.run(
    `update payment_ledger set account_gone = true, snapshot = jsonb_set(snapshot, '{user}', ?::jsonb)
     where tenant_id = ? and account_id = ?`,
    [JSON.stringify(goneUser), tx.tenantId, accountId]
  )

const noAddress: Snapshot["address"] = {
  fullName: "",
  phone: "",
  line1: "",
  line2: null,
  city: "",
  state: "",
  postalCode: "",
  country: "",
}

/** Removes the address, the PAN and the firm from finalized payments whose account is deleted. */
export const dropAddresses = (tx: TenantTx): Promise<number> =>
  tx.run(
    `update payment_ledger set snapshot = jsonb_set(snapshot - 'pan' - 'buyer', '{address}', ?::jsonb)
     where tenant_id = ? and account_gone and state in ('paid', 'dropped', 'expired')
       and snapshot->'address'->>'line1' <> ''`,
    [JSON.stringify(noAddress), tx.tenantId]
  )
