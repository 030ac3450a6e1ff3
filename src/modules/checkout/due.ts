import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { claimInTurn } from "../../db/in-turn"
import type { LedgerState } from "./ledger"

/**
 * `claim` is the time that claiming has set, as PostgreSQL writes it: what somebody else has made due since then is not
 * touched by whoever comes back with an older claim.
 */
export interface Due {
  tenantId: string
  gatewayOrderId: string
  claim: string
}

/** How long a claimed entry is left to who claimed it before another process may claim it. */
const claimSeconds = 90

/**
 * Claims what is due, of each tenant in turn; this table alone may be read without one. Claiming only moves the time, so that
 * what a dying process had claimed is due again.
 */
export async function claimDue(container: Pick<MedusaContainer, "resolve">, limit: number): Promise<Due[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const claimed = await knex.raw<{ rows: { tenant_id: string; gateway_order_id: string; claim: string }[] }>(
    `update payment_due set due_at = now() + make_interval(secs => ?)
     where (tenant_id, gateway_order_id) in (
       ${claimInTurn("payment_due", "gateway_order_id")})
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

const stillClaimed = "tenant_id = ? and gateway_order_id = ? and due_at = ?::timestamptz"
const claimOf = ({ tenantId, gatewayOrderId, claim }: Due) => [tenantId, gatewayOrderId, claim]

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Seconds until the next look at a gateway order without an order, by how long ago its session was handed out. */
const nextLook = (ageSeconds: number): number => {
  if (ageSeconds < 10 * minute) return minute
  if (ageSeconds < hour) return 5 * minute
  if (ageSeconds < 6 * hour) return hour / 2
  return ageSeconds < 7 * day ? 6 * hour : day
}

/**
 * When to look at an unpaid gateway order again: each minute while a shopper may be paying, then ever more seldom; at
 * one that no order can come of, for a refund, never more often than every six hours.
 */
export const lookLater = (
  container: Pick<MedusaContainer, "resolve">,
  due: Due,
  { state, seconds }: { state: LedgerState; seconds: number }
): Promise<void> => lookIn(container, due, Math.max(nextLook(seconds), state === "open" ? 0 : 6 * hour))

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
