import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { claimInTurn } from "../../db/in-turn"
import type { LedgerState } from "./ledger"

/**
 * A claimed queue row. `claim` is the `due_at` that the claim has set, as PostgreSQL's text. A worker with an older
 * claim can't change the row once another process has made it due again.
 */
export interface Due {
  tenantId: string
  gatewayOrderId: string
  claim: string
}

/** Lease duration of a claimed queue row, in seconds. */
const claimSeconds = 90

/**
 * Claims due ledger entries, tenant by tenant in turn. `payment_due` may be read without a tenant. A claim only moves
 * `due_at`, so that the rows of a crashed process become due again.
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

/** Removes the queue row of a ledger entry that needs no further work. */
export async function dropDue(container: Pick<MedusaContainer, "resolve">, due: Due): Promise<void> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await knex.raw(`delete from payment_due where ${stillClaimed}`, claimOf(due))
}

const stillClaimed = "tenant_id = ? and gateway_order_id = ? and due_at = ?::timestamptz"
const claimOf = ({ tenantId, gatewayOrderId, claim }: Due) => [tenantId, gatewayOrderId, claim]

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** Seconds until the next check of a gateway order without an order, by the age of its session. */
const nextLook = (ageSeconds: number): number => {
  if (ageSeconds < 10 * minute) return minute
  if (ageSeconds < hour) return 5 * minute
  if (ageSeconds < 6 * hour) return hour / 2
  return ageSeconds < 7 * day ? 6 * hour : day
}

/**
 * Schedules the next check of an unpaid gateway order: every minute while a shopper may be paying, then less and less
 * often. A gateway order that can't become an order is checked for a refund at most every six hours.
 */
export const lookLater = (
  container: Pick<MedusaContainer, "resolve">,
  due: Due,
  { state, seconds }: { state: LedgerState; seconds: number }
): Promise<void> => lookIn(container, due, Math.max(nextLook(seconds), state === "open" ? 0 : 6 * hour))

/** Schedules the next check, `seconds` from now. */
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
