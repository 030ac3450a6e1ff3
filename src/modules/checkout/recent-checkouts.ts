import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { TenantTx } from "../../db/with-tenant"

/** The tenants with a checkout since then. */
export async function tenantsWithCheckout(
  container: Pick<MedusaContainer, "resolve">,
  since: Date
): Promise<string[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: { tenant_id: string }[] }>(
    "select tenant_id from recent_checkout where last_at > ? order by tenant_id",
    [since]
  )
  return rows.map((row) => row.tenant_id)
}

/** Counts the transaction's tenant among those with a recent checkout. */
export const noteCheckout = (tx: TenantTx) => tx.run("select note_checkout(?)", [tx.tenantId])
