import type { TenantTx } from "../../db/with-tenant"
import { entryOf, ledgerColumns, type LedgerEntry, type LedgerRow } from "./ledger"

/** How long one finaliser may work before another takes over: longer than all its gateway calls together. */
const leaseSeconds = 60

/**
 * Takes the entry for one finaliser. A lease, not a lock: the work in between calls the gateway, which must not hold a
 * connection, and a process that dies leaves nothing to clean up.
 * @returns the entry; undefined while another finaliser has it
 */
export async function takeLease(
  tx: TenantTx,
  gatewayOrderId: string,
  token: string
): Promise<LedgerEntry | undefined> {
  const row = await tx.first<LedgerRow>(
    `update payment_ledger set lease_token = ?, lease_until = now() + make_interval(secs => ?)
     where tenant_id = ? and gateway_order_id = ? and (lease_until is null or lease_until < now())
     returning ${ledgerColumns}`,
    [token, leaseSeconds, tx.tenantId, gatewayOrderId]
  )
  return row && entryOf(row)
}

export const giveLeaseBack = (tx: TenantTx, gatewayOrderId: string, token: string): Promise<number> =>
  tx.run(
    `update payment_ledger set lease_token = null, lease_until = null
     where tenant_id = ? and gateway_order_id = ? and lease_token = ?`,
    [tx.tenantId, gatewayOrderId, token]
  )
