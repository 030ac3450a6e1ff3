import type { WebhookData, WebhookEvent, WebhookMessage } from "../../contract/webhook"
import type { TenantTx } from "../../db/with-tenant"
import { newId } from "../../lib/ids"

/**
 * Queues a delivery for each of the tenant's outgoing webhooks that listens to the event, due at once. It belongs to
 * the given transaction: rolled back with it, and kept when the process dies right after the commit. One statement;
 * without listeners it writes nothing.
 */
export function queueEvent<E extends WebhookEvent>(
  tx: TenantTx,
  type: E,
  data: WebhookData<E>,
  now = new Date()
): Promise<number> {
  const message: WebhookMessage<E> = { type, timestamp: now.toISOString(), data }
  return tx.run(
    `with written as (
       insert into webhook_delivery (tenant_id, endpoint_id, id, event, body)
       select tenant_id, id, ?, ?, ? from webhook_endpoint where tenant_id = ? and is_active and ? = any (events)
       returning tenant_id, endpoint_id, id)
     insert into webhook_due (tenant_id, endpoint_id, id, due_at)
     select tenant_id, endpoint_id, id, now() from written`,
    [newId("msg"), type, JSON.stringify(message), tx.tenantId, type]
  )
}
