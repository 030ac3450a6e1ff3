import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { TenantTx } from "../../db/with-tenant"
import { entryOf, ledgerColumns, type LedgerEntry, type LedgerRow } from "./ledger"

/** Lease duration in seconds; longer than all gateway requests of one finalization together. */
const leaseSeconds = 60

/**
 * Leases a ledger entry to one finalizer. It is a lease and not a lock because the work in between sends gateway
 * requests, which must not hold a database connection. After a crash the lease expires and nothing needs cleanup.
 * @returns the ledger entry; undefined while another finalizer holds the lease
 */
export async function takeLease(
  container: Pick<MedusaContainer, "resolve">,
  tenantId: string,
  gatewayOrderId: string,
  token: string
): Promise<LedgerEntry | undefined> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: LedgerRow[] }>(
    `select ${ledgerColumns} from take_payment_lease(?, ?, ?, ?)`,
    [tenantId, gatewayOrderId, token, leaseSeconds]
  )
  return rows[0] && entryOf(rows[0])
}

export const releaseLease = (tx: TenantTx, gatewayOrderId: string, token: string): Promise<number> =>
  tx.run(
    `update payment_ledger set lease_token = null, lease_until = null
     where tenant_id = ? and gateway_order_id = ? and lease_token = ?`,
    [tx.tenantId, gatewayOrderId, token]
  )
