import type { TenantTx } from "../../db/with-tenant"
import { newId } from "../../lib/ids"
import { raw } from "./move-shelf"

/** The order's fulfilments that aren't cancelled. */
const standing = `id in (select fulfillment_id from order_fulfillment where order_id = ? and deleted_at is null)
  and canceled_at is null`

/** Sets the state of every fulfilment of the order that isn't cancelled. Packed alone is no status of ours. */
export async function setJourney(
  tx: TenantTx,
  orderId: string,
  stage: "shipped" | "delivered"
): Promise<void> {
  const isThere = stage === "delivered"
  await tx.run(
    `update fulfillment set shipped_at = coalesce(shipped_at, now()), updated_at = now(),
       delivered_at = case when ?::boolean then coalesce(delivered_at, now()) end where ${standing}`,
    [isThere, orderId]
  )
  await tx.run(
    `update order_item i set shipped_quantity = i.fulfilled_quantity, raw_shipped_quantity = i.raw_fulfilled_quantity,
       delivered_quantity = case when ?::boolean then i.fulfilled_quantity else 0 end,
       raw_delivered_quantity = case when ?::boolean then i.raw_fulfilled_quantity else ${raw("0")} end, updated_at = now()
     from "order" o where o.id = i.order_id and i.version = o.version and i.order_id = ?`,
    [isThere, isThere, orderId]
  )
}

/** Cancels every fulfilment; nothing counts as packed or shipped. The caller handles the stock. */
export async function unpack(tx: TenantTx, orderId: string): Promise<void> {
  await tx.run(`update fulfillment set canceled_at = now(), updated_at = now() where ${standing}`, [orderId])
  await tx.run(
    `update order_item i set fulfilled_quantity = 0, shipped_quantity = 0, delivered_quantity = 0,
       raw_fulfilled_quantity = ${raw("0")}, raw_shipped_quantity = ${raw("0")},
       raw_delivered_quantity = ${raw("0")}, updated_at = now()
     from "order" o where o.id = i.order_id and i.version = o.version and i.order_id = ?`,
    [orderId]
  )
}

/** Writes courier and tracking as the label of each fulfilment that isn't cancelled. */
export async function setLabel(
  tx: TenantTx,
  orderId: string,
  { trackingNumber, trackingUrl }: { trackingNumber: string | null; trackingUrl: string | null }
): Promise<void> {
  await tx.run(
    `update fulfillment_label set deleted_at = now(), updated_at = now() where deleted_at is null
       and fulfillment_id in (select id from fulfillment where ${standing})`,
    [orderId]
  )
  if (trackingNumber === null && trackingUrl === null) return
  await tx.run(
    `insert into fulfillment_label (id, tracking_number, tracking_url, label_url, fulfillment_id)
     select ? || '_' || row_number() over (order by id), ?, ?, '', id from fulfillment where ${standing}`,
    [newId("fulla"), trackingNumber ?? "", trackingUrl ?? "", orderId]
  )
}
