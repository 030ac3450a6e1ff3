import type { DeliveriesQuery, WebhookDelivery } from "../../contract/webhook"
import { deliveryDays } from "../../contract/webhook"
import type { TenantTx } from "../../db/with-tenant"
import { notFound } from "../../lib/api-error"

interface Row extends Omit<WebhookDelivery, "createdAt" | "lastAttemptAt" | "nextAttemptAt"> {
  createdAt: Date
  lastAttemptAt: Date | null
  nextAttemptAt: Date | null
}

const view = ({ createdAt, lastAttemptAt, nextAttemptAt, ...it }: Row): WebhookDelivery => ({
  ...it,
  createdAt: createdAt.toISOString(),
  lastAttemptAt: lastAttemptAt?.toISOString() ?? null,
  nextAttemptAt: nextAttemptAt?.toISOString() ?? null,
})

const selected = `select d.id, d.event, d.state, d.attempts, d.status, d.problem, d.created_at as "createdAt",
    d.last_attempt_at as "lastAttemptAt", w.due_at as "nextAttemptAt"
  from webhook_delivery d left join webhook_due w using (tenant_id, endpoint_id, id)
  where d.tenant_id = ? and d.endpoint_id = ?`

/** An endpoint's deliveries, newest first, and their total number. */
export async function listDeliveries(
  tx: TenantTx,
  endpointId: string,
  { state, limit, offset }: DeliveriesQuery
): Promise<{ deliveries: WebhookDelivery[]; total: number }> {
  const values = [tx.tenantId, endpointId, state ?? null, state ?? null]
  const matching = "and (?::text is null or d.state = ?)"
  const rows = await tx.rows<Row>(
    `${selected} ${matching} order by d.created_at desc, d.id limit ? offset ?`,
    [...values, limit, offset]
  )
  const counted = await tx.first<{ total: number }>(
    `select count(*)::int as total from webhook_delivery d where d.tenant_id = ? and d.endpoint_id = ? ${matching}`,
    values
  )
  return { deliveries: rows.map(view), total: counted?.total ?? 0 }
}

/** @throws ApiError NOT_FOUND */
export async function getDelivery(tx: TenantTx, endpointId: string, id: string): Promise<WebhookDelivery> {
  const found = await tx.first<Row>(`${selected} and d.id = ?`, [tx.tenantId, endpointId, id])
  if (!found) throw notFound("Delivery")
  return view(found)
}

/** Makes a delivery due now and resets its number of attempts. */
export async function makeDueAgain(tx: TenantTx, endpointId: string, id: string): Promise<void> {
  const key = [tx.tenantId, endpointId, id]
  await tx.run(
    `update webhook_delivery set state = 'pending', attempts = 0, problem = null, status = null
     where tenant_id = ? and endpoint_id = ? and id = ?`,
    key
  )
  await tx.run(
    `insert into webhook_due (tenant_id, endpoint_id, id, due_at) values (?, ?, ?, now())
     on conflict (tenant_id, endpoint_id, id) do update set due_at = now()`,
    key
  )
}

/** Marks the pending deliveries of an endpoint that was switched off as failed. */
export async function dropPending(tx: TenantTx, endpointId: string, problem: string): Promise<void> {
  const key = [tx.tenantId, endpointId]
  await tx.run(
    `update webhook_delivery set state = 'failed', problem = ?
     where tenant_id = ? and endpoint_id = ? and state = 'pending'`,
    [problem, ...key]
  )
  await tx.run("delete from webhook_due where tenant_id = ? and endpoint_id = ?", key)
}

/** Deletes a tenant's old deliveries. */
export const deliveryPurge = [
  `delete from webhook_delivery where tenant_id = a_tenant and state <> 'pending'
     and created_at < now() - interval '${deliveryDays} days'`,
]
