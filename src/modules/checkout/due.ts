import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/**
 * `claim` is the time that claiming has set, as PostgreSQL writes it: what somebody else has made due since then is not
 * touched by whoever comes back with an older claim. Without one, whatever stands is meant.
 */
export type Due = { tenantId: string; gatewayOrderId: string; claim?: string }

/** How long a claimed entry is left to its claimer before another process may take it up. */
const claimSeconds = 90

/**
 * Claims what is due, for all tenants; this table alone may be read without one. Claiming only moves the time, so that
 * what a dying process had claimed comes up again.
 */
export async function claimDue(container: Pick<MedusaContainer, "resolve">, limit: number): Promise<Due[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const claimed = await knex.raw<{ rows: { tenant_id: string; gateway_order_id: string; claim: string }[] }>(
    `update payment_due set due_at = now() + make_interval(secs => ?)
     where (tenant_id, gateway_order_id) in (
       select tenant_id, gateway_order_id from payment_due where due_at <= now()
       order by due_at limit ? for update skip locked)
     returning tenant_id, gateway_order_id, due_at::text as claim`,
    [claimSeconds, limit]
  )
  return claimed.rows.map((it) => ({
    tenantId: it.tenant_id,
    gatewayOrderId: it.gateway_order_id,
    claim: it.claim,
  }))
}

/** Nothing more is expected of it. */
export async function dropDue(container: Pick<MedusaContainer, "resolve">, due: Due): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.raw(`delete from payment_due where ${stillClaimed}`, claimOf(due))
}

const stillClaimed = "tenant_id = ? and gateway_order_id = ? and due_at = coalesce(?::timestamptz, due_at)"
const claimOf = ({ tenantId, gatewayOrderId, claim }: Due) => [tenantId, gatewayOrderId, claim ?? null]

const minute = 60
const hour = 60 * minute
/** Past the five days in which the gateway may still authorize late. */
const longestSeconds = 6 * 24 * hour

/**
 * When to look at an unpaid gateway order again: each minute while a shopper may be paying, then ever more seldom.
 * @returns false when there is nothing more to wait for
 */
export async function lookLater(
  container: Pick<MedusaContainer, "resolve">,
  due: Due,
  ageSeconds: number
): Promise<boolean> {
  if (ageSeconds > longestSeconds) return false
  const next =
    ageSeconds < 10 * minute
      ? minute
      : ageSeconds < hour
        ? 5 * minute
        : ageSeconds < 6 * hour
          ? hour / 2
          : 6 * hour
  await lookIn(container, due, next)
  return true
}

/** Sets when to look again. */
export async function lookIn(
  container: Pick<MedusaContainer, "resolve">,
  due: Due,
  seconds: number
): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.raw(`update payment_due set due_at = now() + make_interval(secs => ?) where ${stillClaimed}`, [
    seconds,
    ...claimOf(due),
  ])
}
