import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

type Container = Pick<MedusaContainer, "resolve">

export interface DueDelivery {
  tenantId: string
  endpointId: string
  id: string
}

/** Lease duration of a claimed delivery in seconds; longer than an attempt may take. */
const claimSeconds = 60

/**
 * Claims due deliveries of open tenants in turn: the first of each tenant before the second of any. A claim only moves
 * `due_at`, so that the rows of a crashed process become due again.
 * @param it.perTenant maximum number per tenant
 * @param it.busy tenants whose deliveries are already in progress
 */
export async function claimDue(
  container: Container,
  { limit, perTenant, busy }: { limit: number; perTenant: number; busy: readonly string[] }
): Promise<DueDelivery[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: DueDelivery[] }>(
    `with ready as (
       select d.tenant_id, d.endpoint_id, d.id, d.due_at,
         row_number() over (partition by d.tenant_id order by d.due_at, d.id) as turn
       from webhook_due d join tenant t on t.id = d.tenant_id and t.is_active and t.archived_at is null
       where d.due_at <= now() and d.tenant_id <> all (?::text[])
     ), chosen as (select tenant_id, endpoint_id, id from ready
       where turn <= ? order by turn, due_at limit ?)
     update webhook_due w set due_at = now() + make_interval(secs => ?)
     from chosen c where (w.tenant_id, w.endpoint_id, w.id) = (c.tenant_id, c.endpoint_id, c.id) and w.due_at <= now()
     returning w.tenant_id as "tenantId", w.endpoint_id as "endpointId", w.id`,
    [[...busy], perTenant, limit, claimSeconds]
  )
  return rows
}
