import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
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

export const giveLeaseBack = (tx: TenantTx, gatewayOrderId: string, token: string): Promise<number> =>
  tx.run(
    `update payment_ledger set lease_token = null, lease_until = null
     where tenant_id = ? and gateway_order_id = ? and lease_token = ?`,
    [tx.tenantId, gatewayOrderId, token]
  )
