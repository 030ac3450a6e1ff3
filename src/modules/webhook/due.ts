import { type Claimed, WorkQueue } from "../../db/work-queue"
import { retryWait } from "../../lib/retry-wait"

/** Outgoing webhook deliveries. Those of a closed or archived tenant wait. */
export const webhookQueue = new WorkQueue({
  name: "webhooks",
  table: "webhook_due",
  key: { endpointId: "endpoint_id", id: "id" },
  leaseSeconds: 60,
  atOnce: 16,
  perTenant: 3,
  isLimitShared: true,
  backoff: retryWait,
  only: "exists (select 1 from tenant t where t.id = due.tenant_id and t.is_active and t.archived_at is null)",
})

export type DueDelivery = Claimed<"endpointId" | "id">
