import type { OrderEventKind } from "../../contract/admin-order"
import type { OrderStatus } from "../../contract/order"
import type { TenantTx } from "../../db/with-tenant"
import { type Actor, actorName } from "../../domain/actor"
import { notFound } from "../../lib/api-error"
import { orderById } from "./read-orders"
import type { Carriage, TenantOrder } from "./tenant-order"

/** The fields of an order that admins edit, with the version for conflict detection. */
export type OrderEdit = Record<"id", string> &
  Pick<TenantOrder, "version" | "status"> &
  Pick<Carriage, keyof Carriage>

export const editOf = ({ orderId, version, status, carriage }: TenantOrder): OrderEdit => ({
  id: orderId,
  version,
  status,
  ...carriage,
})

/**
 * Returns the order with this id or number, and locks its row until the transaction ends; undefined when there is none.
 */
export async function findOrderForEdit(tx: TenantTx, idOrNumber: string): Promise<TenantOrder | undefined> {
  const held = await tx.first<{ order_id: string }>(
    "select order_id from shop_order where tenant_id = ? and (order_id = ? or order_number = ?) for update",
    [tx.tenantId, idOrNumber, idOrNumber]
  )
  return held && orderById(tx, held.order_id)
}

/** Like `findOrderForEdit`. @throws ApiError NOT_FOUND, for another tenant's order too */
export async function holdOrder(tx: TenantTx, idOrNumber: string): Promise<TenantOrder> {
  const order = await findOrderForEdit(tx, idOrNumber)
  if (!order) throw notFound("Order")
  return order
}

/** Writes an edit's fields and increments the version. The row must be locked. */
export const writeEdit = (tx: TenantTx, { id, status, courier, trackingNumber, trackingUrl }: OrderEdit) =>
  tx.run(
    `update shop_order set status = ?, courier = ?, tracking_number = ?, tracking_url = ?, version = version + 1,
       updated_at = now() where tenant_id = ? and order_id = ?`,
    [status, courier, trackingNumber, trackingUrl, tx.tenantId, id]
  )

export interface NewOrderEvent {
  orderId: string
  kind: OrderEventKind
  status: OrderStatus
  from?: OrderStatus
  note?: string | undefined
}

/** Adds an event to the order's timeline. @returns its sequence number */
export async function addOrderEvent(tx: TenantTx, actor: Actor | null, it: NewOrderEvent): Promise<number> {
  const added = await tx.first<{ seq: number }>(
    `insert into shop_order_event (tenant_id, order_id, kind, status, from_status, note, by_id, by_name, at)
     values (?, ?, ?, ?, ?, ?, ?, ?, clock_timestamp()) returning seq`,
    [
      tx.tenantId,
      it.orderId,
      it.kind,
      it.status,
      it.from ?? null,
      it.note ?? null,
      actor?.id ?? null,
      actor ? actorName(actor) : null,
    ]
  )
  if (!added) throw new Error(`No event was added to order ${it.orderId}`)
  return added.seq
}

/** Removes a deleted account's name from order timelines. The events stay. */
export const anonymizeOrderEvents = (tx: TenantTx, accountId: string): Promise<number> =>
  tx.run("update shop_order_event set by_name = 'Deleted account' where tenant_id = ? and by_id = ?", [
    tx.tenantId,
    accountId,
  ])
