import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type TenantTx, withTenant } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"
import { moneyOfOrders } from "../../medusa/order/read-money"
import { readJourney, statusOf } from "../../medusa/order/read-journey"
import { findOrderForEdit } from "../../modules/order/edit-orders"
import {
  byOrder,
  dropOrderSync,
  orderSyncQueue,
  type QueuedOrderSync,
} from "../../modules/order/order-sync-queue"
import { lastStaffActor } from "../../modules/order/staff-act"
import { tenantIn } from "../../modules/tenant/find-tenant"
import { applyOrderEdit } from "./apply-edit"

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
  const { journey, trackingNumber, trackingUrl } = await readJourney(tx, order.orderId)
  const status = statusOf(journey, order.status)
  // Cancelled before its payment was captured: the capture undoes the order and notifies the shopper. The queue rows
  // stay, and are due again when their lease ends.
  if (status === "CANCELLED" && order.status === "PENDING" && !(await isCaptured(tx, order.orderId))) {
    return
  }
  await dropOrderSync(tx, moved)
  if (status === order.status) return
  const isOut = status === "SHIPPED" || status === "DELIVERED"
  const isCarried = isOut && trackingNumber !== null && trackingNumber !== order.carriage.trackingNumber
  await applyOrderEdit(container, tx, {
    tenant: await tenantIn(tx),
    actor: (await lastStaffActor(tx, order.orderId)) ?? medusaAdmin,
    order,
    edit: { status, ...(isCarried ? { trackingNumber, trackingUrl } : {}) },
    isDoneInMedusa: true,
    now: new Date(),
  })
}

const isCaptured = async (tx: TenantTx, orderId: string): Promise<boolean> =>
  ((await moneyOfOrders(tx, [orderId])).get(orderId)?.captured ?? 0) > 0
