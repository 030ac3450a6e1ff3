import type { MedusaContainer } from "@medusajs/framework/types"
import type { TenantTx } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"
import { readJourney, statusOf } from "../../medusa/order/read-journey"
import type { TenantOrder } from "../../modules/order/tenant-order"
import { tenantIn } from "../../modules/tenant/find-tenant"
import { applyOrderEdit } from "./apply-edit"

/**
 * Gives our order the status and the tracking number of Medusa's fulfilments. The order's row must be locked. Safe to
 * repeat: it compares states.
 */
export async function followMedusa(
  container: MedusaContainer,
  tx: TenantTx,
  order: TenantOrder,
  actor: Actor
): Promise<void> {
  const { journey, trackingNumber, trackingUrl } = await readJourney(tx, order.orderId)
  const status = statusOf(journey, order.status)
  if (status === order.status) return
  const isOut = status === "SHIPPED" || status === "DELIVERED"
  const isCarried = isOut && trackingNumber !== null && trackingNumber !== order.carriage.trackingNumber
  await applyOrderEdit(container, tx, {
    tenant: await tenantIn(tx),
    actor,
    order,
    edit: { status, ...(isCarried ? { trackingNumber, trackingUrl } : {}) },
    isDoneInMedusa: true,
    now: new Date(),
  })
}
