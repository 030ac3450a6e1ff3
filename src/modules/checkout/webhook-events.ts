import type { TenantTx } from "../../db/with-tenant"
import { findEntry, makeDue } from "./ledger"

export interface WebhookEvent {
  id: string
  event: string
  gatewayOrderId: string | null
}

/**
 * Stores an incoming webhook. A gateway order of ours becomes due within 5 seconds.
 * @returns the due time in the format of `Due.claim`; undefined for a repeated webhook or an unknown gateway order
 */
export async function addWebhookEvent(tx: TenantTx, it: WebhookEvent): Promise<string | undefined> {
  const added = await tx.run(
    `insert into webhook_event (tenant_id, event_id, event, gateway_order_id) values (?, ?, ?, ?)
     on conflict (tenant_id, event_id) do nothing`,
    [tx.tenantId, it.id, it.event, it.gatewayOrderId]
  )
  if (added === 0 || !it.gatewayOrderId) return undefined
  if (!(await findEntry(tx, it.gatewayOrderId))) return undefined
  return makeDue(tx, it.gatewayOrderId, 5)
}
