import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../../db/with-tenant"
import type { Actor } from "../../../domain/actor"
import { ApiError, notFound } from "../../../lib/api-error"
import {
  deliverParcel,
  holdParcel,
  type Label,
  type Parcel,
  shipParcel,
  unpackParcel,
} from "../../../medusa/order/parcel"
import { holdLevels } from "../../../medusa/order/reserve-stock"
import { holdOrder } from "../../../modules/order/edit-orders"
import { tenantIn } from "../../../modules/tenant/find-tenant"
import { followMedusa } from "../follow-medusa"

/** Something that staff do with a packed parcel. */
export type ParcelChange = { to: "unpacked" | "delivered" } | { to: "shipped"; labels: readonly Label[] }

export interface ChangeParcelInput {
  tenantId: string
  actor: Actor
  orderId: string
  /** Medusa's fulfilment. */
  parcelId: string
  change: ParcelChange
}

/**
 * Unpacks, ships or delivers a parcel in Medusa Admin. Medusa's rows, the stock and our order change in one
 * transaction; Medusa's own workflows write step by step, and a failure between two steps leaves a part of them.
 * @throws ApiError NOT_FOUND; CONFLICT if the parcel's state doesn't allow it
 */
export async function changeParcel(
  container: MedusaContainer,
  { tenantId, actor, orderId, parcelId, change }: ChangeParcelInput
): Promise<void> {
  await withTenant(container, tenantId, async (tx) => {
    const order = await holdOrder(tx, orderId)
    const tenant = await tenantIn(tx)
    await holdLevels(tx, tenant.stockLocationId, order.snapshot.items)
    const parcel = await holdParcel(tx, order.orderId, parcelId)
    if (!parcel) throw notFound("Fulfilment")
    requireAllowed(parcel, change)
    if (change.to === "shipped") await shipParcel(tx, parcel, { labels: change.labels, by: actor.id })
    else if (change.to === "delivered") await deliverParcel(tx, parcel, actor.id)
    else await unpackParcel(tx, parcel)
    await followMedusa(container, tx, order, actor)
  })
}

function requireAllowed({ isCancelled, isShipped, isDelivered }: Parcel, { to }: ParcelChange): void {
  if (isCancelled) throw new ApiError("CONFLICT", "This fulfilment has been cancelled.")
  if (isDelivered) throw new ApiError("CONFLICT", "This fulfilment has been delivered already.")
  if (!isShipped || to === "delivered") return
  throw new ApiError(
    "CONFLICT",
    to === "shipped"
      ? "This fulfilment has been shipped already."
      : "This fulfilment has been shipped, so it can't be cancelled."
  )
}
