import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

export type Due = { tenantId: string; gatewayOrderId: string }

/** How long a claimed entry is left to its claimer before another process may take it up. */
const claimSeconds = 90

/**
 * Claims what is due, for all tenants; this table alone may be read without one. Claiming only moves the time, so that
 * what a dying process had claimed comes up again.
 */
export async function claimDue(container: Pick<MedusaContainer, "resolve">, limit: number): Promise<Due[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const claimed = await knex.raw<{ rows: { tenant_id: string; gateway_order_id: string }[] }>(
    `update payment_due set due_at = now() + make_interval(secs => ?)
     where (tenant_id, gateway_order_id) in (
       select tenant_id, gateway_order_id from payment_due where due_at <= now()
       order by due_at limit ? for update skip locked)
     returning tenant_id, gateway_order_id`,
    [claimSeconds, limit]
  )
  return claimed.rows.map((it) => ({ tenantId: it.tenant_id, gatewayOrderId: it.gateway_order_id }))
}

/** Nothing more is expected of it. */
export async function dropDue(container: Pick<MedusaContainer, "resolve">, due: Due): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.raw("delete from payment_due where tenant_id = ? and gateway_order_id = ?", [
    due.tenantId,
    due.gatewayOrderId,
  ])
}

/**
 * When to look at an unpaid gateway order again: each minute while a shopper may be paying, then ever more seldom for as
 * long as the gateway may still authorize late (five days). Answers false when that time is over.
 */
export async function lookLater(
  container: Pick<MedusaContainer, "resolve">,
  due: Due,
  ageSeconds: number
): Promise<boolean> {
  const minute = 60
  const hour = 60 * minute
  if (ageSeconds > 6 * 24 * hour) return false
  const next = ageSeconds < 30 * minute ? minute : ageSeconds < 3 * hour ? 5 * minute : hour
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.raw(
    "update payment_due set due_at = now() + make_interval(secs => ?) where tenant_id = ? and gateway_order_id = ?",
    [next, due.tenantId, due.gatewayOrderId]
  )
  return true
}
