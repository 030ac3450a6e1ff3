import type { MedusaContainer } from "@medusajs/framework/types"
import { type TenantTx, withTenant } from "../../../db/with-tenant"
import { maxAttempts } from "../../../lib/retry-wait"
import { dropPending } from "../deliveries"
import { type DueDelivery, webhookQueue } from "../due"
import { noteListeners } from "../endpoints"

// Lock order everywhere: the endpoint, its deliveries, the due rows. Several attempts of one endpoint can end at once.

type Container = Pick<MedusaContainer, "resolve">

/** Removes a delivery whose endpoint was deleted or switched off meanwhile. */
export const dropped = (container: Container, due: DueDelivery): Promise<void> =>
  withTenant(container, due.tenantId, (tx) => webhookQueue.drop(tx, due))

export const succeeded = (container: Container, due: DueDelivery, status: number): Promise<void> =>
  withTenant(container, due.tenantId, async (tx) => {
    await tx.run("update webhook_endpoint set last_success_at = now() where tenant_id = ? and id = ?", [
      tx.tenantId,
      due.endpointId,
    ])
    await tx.run(
      `update webhook_delivery set state = 'delivered', attempts = attempts + 1, last_attempt_at = now(), status = ?,
         problem = null where tenant_id = ? and endpoint_id = ? and id = ?`,
      [status, tx.tenantId, due.endpointId, due.id]
    )
    await webhookQueue.drop(tx, due)
  })

interface Failure {
  status: number | null
  problem: string
  random: number
}

/**
 * Schedules the next attempt of a failed delivery. After the last attempt, or at once for status 410 (Gone), marks it
 * as failed and switches its endpoint off.
 */
export const failed = (container: Container, due: DueDelivery, it: Failure): Promise<void> =>
  withTenant(container, due.tenantId, async (tx) => {
    const key = [tx.tenantId, due.endpointId, due.id]
    await tx.run("select 1 from webhook_endpoint where tenant_id = ? and id = ? for no key update", [
      tx.tenantId,
      due.endpointId,
    ])
    const tried = await tx.first<{ attempts: number; created_at: Date }>(
      `update webhook_delivery set attempts = attempts + 1, last_attempt_at = now(), status = ?, problem = ?
       where tenant_id = ? and endpoint_id = ? and id = ? and state = 'pending' returning attempts, created_at`,
      [it.status, it.problem, ...key]
    )
    if (!tried) return
    const isGone = it.status === 410
    if (!isGone && (await webhookQueue.retry(tx, due, tried.attempts, it.random)) !== null) return
    await tx.run(
      "update webhook_delivery set state = 'failed' where tenant_id = ? and endpoint_id = ? and id = ?",
      key
    )
    if (isGone) await webhookQueue.drop(tx, due)
    const reason = isGone ? "The receiver responded with 410: it is gone for good" : gaveUp
    await switchOff(tx, due.endpointId, reason, isGone ? null : tried.created_at)
  })

const gaveUp = `A message could not be delivered in ${String(maxAttempts)} attempts, and no other was taken meanwhile`

/**
 * @param unlessTakenSince skip an endpoint that accepted a delivery after this time: it failed for this message only
 */
async function switchOff(
  tx: TenantTx,
  endpointId: string,
  reason: string,
  unlessTakenSince: Date | null
): Promise<void> {
  const off = await tx.run(
    `update webhook_endpoint set is_active = false, off_reason = ?
     where tenant_id = ? and id = ? and is_active
       and (?::timestamptz is null or last_success_at is null or last_success_at < ?)`,
    [reason, tx.tenantId, endpointId, unlessTakenSince, unlessTakenSince]
  )
  if (off === 0) return
  await dropPending(tx, endpointId, "The webhook was switched off")
  await noteListeners(tx)
}
