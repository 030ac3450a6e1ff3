import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { claimInTurn } from "../../db/in-turn"

export interface DueRefund {
  tenantId: string
  refundId: string
}

type Container = Pick<MedusaContainer, "resolve">

/** Lease duration of a claimed refund in seconds, and so the retry interval of a refund without a response. */
const againSeconds = 60

/**
 * Claims refunds without a definite response, tenant by tenant in turn. `refund_due` may be read without a tenant. A
 * claim only moves `due_at`, so that the rows of a crashed process become due again.
 */
export async function claimDueRefunds(container: Container, limit: number): Promise<DueRefund[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const claimed = await knex.raw<{ rows: { tenant_id: string; refund_id: string }[] }>(
    `update refund_due set due_at = now() + make_interval(secs => ?)
     where (tenant_id, refund_id) in (
       ${claimInTurn("refund_due", "refund_id")})
     returning tenant_id, refund_id`,
    [againSeconds, limit]
  )
  return claimed.rows.map((it) => ({ tenantId: it.tenant_id, refundId: it.refund_id }))
}

/** Makes a refund due now, for example after an incoming webhook. */
export const refundDueNow = (container: Container, refundId: string): Promise<unknown> =>
  container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw("update refund_due set due_at = now() where refund_id = ?", [refundId])
