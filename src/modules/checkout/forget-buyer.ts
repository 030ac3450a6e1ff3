import type { TenantTx } from "../../db/with-tenant"
import { goneUser, type Snapshot } from "../../domain/order-snapshot"

/**
 * An account's payments still settle without it, so that no money is lost; their account's name and e-mail go. Call it
 * while the account's cart is locked: an order that is being made takes the buyer from what stands here then.
 */
export const forgetPayer = (tx: TenantTx, accountId: string): Promise<number> =>
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

/** Takes the address and the PAN out of payments whose account is gone, once they are settled. */
export const dropAddresses = (tx: TenantTx): Promise<number> =>
  tx.run(
    `update payment_ledger set snapshot = jsonb_set(snapshot - 'pan', '{address}', ?::jsonb)
     where tenant_id = ? and account_gone and state in ('paid', 'dropped', 'expired')
       and snapshot->'address'->>'line1' <> ''`,
    [JSON.stringify(noAddress), tx.tenantId]
  )
