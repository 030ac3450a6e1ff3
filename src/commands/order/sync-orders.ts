import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type TenantTx, withTenant } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"
import { moneyOfOrders } from "../../medusa/order/read-money"
import { readJourney } from "../../medusa/order/read-journey"
import { findOrderForEdit } from "../../modules/order/edit-orders"
import {
  byOrder,
  dropOrderSync,
  orderSyncQueue,
  type QueuedOrderSync,
} from "../../modules/order/order-sync-queue"
import { followMedusa } from "./follow-medusa"

/** For changes made outside our `/admin` rules the actor is unknown: Medusa keeps no record of it. */
const medusaAdmin: Actor = {
  way: "medusa-admin",
  id: null,
  name: "Medusa Admin",
  email: "",
  enteredBy: null,
}

/**
 * Updates our orders with changes made in Medusa. Each order has a transaction of its own that also removes its queue
 * rows. A failed order stays due and doesn't delay the others. Needs no compensation.
 */
export async function syncOrders(container: MedusaContainer): Promise<void> {
  await orderSyncQueue.runTogether(container, async (rows) => {
    let failed = 0
    for (const moved of byOrder(rows)) {
      await withTenant(container, moved.tenantId, (tx) => syncOrder(container, tx, moved)).catch(
        (error: unknown) => {
          failed += moved.rows.length
          const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
          logger.error(`Order ${moved.orderId} could not be synced with Medusa`, asError(error))
        }
      )
    }
    return failed
  })
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)))

/** Compares states instead of counting queue rows, so processing an order twice changes nothing the second time. */
async function syncOrder(container: MedusaContainer, tx: TenantTx, moved: QueuedOrderSync): Promise<void> {
  const order = await findOrderForEdit(tx, moved.orderId)
  if (!order) {
    await dropOrderSync(tx, moved)
    return
  }
  const { journey } = await readJourney(tx, order.orderId)
  // Cancelled before its payment was captured: the capture undoes the order and notifies the shopper. The queue rows
  // stay, and are due again when their lease ends.
  if (journey === "cancelled" && order.status === "PENDING" && !(await isCaptured(tx, order.orderId))) {
    return
  }
  await dropOrderSync(tx, moved)
  await followMedusa(container, tx, order, medusaAdmin)
}

const isCaptured = async (tx: TenantTx, orderId: string): Promise<boolean> =>
  ((await moneyOfOrders(tx, [orderId])).get(orderId)?.captured ?? 0) > 0
