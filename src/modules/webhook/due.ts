import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

type Container = Pick<MedusaContainer, "resolve">

export interface DueDelivery {
  tenantId: string
  endpointId: string
  id: string
}

/** How long one process has a delivery for itself: longer than an attempt may take. */
const claimSeconds = 60

/**
 * Claims due deliveries of open tenants, taken round: the first of each tenant before the second of any. Claiming only
 * moves the time, so that what a dying process had claimed is due again.
 * @param it.perTenant how many of one tenant at most
 * @param it.busy tenants that have theirs under way
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
