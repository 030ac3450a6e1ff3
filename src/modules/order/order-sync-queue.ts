import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { TenantTx } from "../../db/with-tenant"

/** An order that was changed outside our own requests, with its newest queue row. */
export interface QueuedOrderSync {
  tenantId: string
  orderId: string
  mark: string
}

/** Seconds until the next attempt for an order that can't be synchronized yet. */
const againSeconds = 60

/** The orders of the oldest due queue rows, tenant by tenant in turn. The queue may be read without a tenant. */
export async function queuedOrderSyncs(
  container: Pick<MedusaContainer, "resolve">,
  limit: number
): Promise<QueuedOrderSync[]> {
  const knex = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await knex.raw<{ rows: QueuedOrderSync[] }>(
    `select tenant_id as "tenantId", order_id as "orderId", max(mark)::text as mark from order_moved
     where due_at <= now() group by tenant_id, order_id
     order by row_number() over (partition by tenant_id order by min(due_at), order_id), min(due_at) limit ?`,
    [limit]
  )
  return rows
}

/**
 * Deletes the processed queue rows in the transaction that synchronizes the order, so that a crash loses none. Newer
 * rows stay.
 */
export const dropOrderSync = (tx: TenantTx, { orderId, mark }: QueuedOrderSync): Promise<number> =>
  tx.run("delete from order_moved where tenant_id = ? and order_id = ? and mark <= ?::bigint", [
    tx.tenantId,
    orderId,
    mark,
  ])

/** Postpones the queue rows of an order that can't be synchronized yet. */
export const deferOrderSync = (tx: TenantTx, { orderId, mark }: QueuedOrderSync): Promise<number> =>
  tx.run(
    `update order_moved set due_at = now() + make_interval(secs => ?)
     where tenant_id = ? and order_id = ? and mark <= ?::bigint`,
    [againSeconds, tx.tenantId, orderId, mark]
  )
