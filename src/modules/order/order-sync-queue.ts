import { type Claimed, WorkQueue } from "../../db/work-queue"
import type { TenantTx } from "../../db/with-tenant"

/** Orders that were changed outside our own requests, with one row for each change. */
export const orderSyncQueue = new WorkQueue({
  name: "order sync",
  table: "order_moved",
  key: { orderId: "order_id", mark: "mark" },
  leaseSeconds: 60,
  atOnce: 100,
})

/** An order with its claimed queue rows. */
export interface QueuedOrderSync {
  tenantId: string
  orderId: string
  rows: Claimed<"orderId" | "mark">[]
}

/** Groups claimed rows by order, in the order of the first row of each. */
export function byOrder(rows: readonly Claimed<"orderId" | "mark">[]): QueuedOrderSync[] {
  const orders = new Map<string, QueuedOrderSync>()
  for (const row of rows) {
    const { tenantId, orderId } = row
    const order = orders.get(`${tenantId} ${orderId}`)
    if (order) order.rows.push(row)
    else orders.set(`${tenantId} ${orderId}`, { tenantId, orderId, rows: [row] })
  }
  return [...orders.values()]
}

/**
 * Deletes the processed queue rows in the transaction that synchronizes the order, so that a crash loses none. Rows of
 * later changes stay.
 */
export async function dropOrderSync(tx: TenantTx, { rows }: QueuedOrderSync): Promise<void> {
  for (const row of rows) await orderSyncQueue.drop(tx, row)
}
