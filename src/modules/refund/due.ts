import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { claimInTurn } from "../../db/in-turn"

export interface DueRefund {
  tenantId: string
  refundId: string
}

type Container = Pick<MedusaContainer, "resolve">

/** How long a claimed refund is left to who claimed it, and so how often one without an answer is asked for again. */
const againSeconds = 60

/**
 * Claims refunds without a definite answer, of each tenant in turn; this table alone may be read without one. Claiming only
 * moves the time, so that what a dying process had claimed is due again.
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

/** Makes a refund due now: there is news of it. */
export const refundDueNow = (container: Container, refundId: string): Promise<unknown> =>
  container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw("update refund_due set due_at = now() where refund_id = ?", [refundId])
