import type { OrderStatus } from "../../contract/order"
import type { TenantTx } from "../../db/with-tenant"
import type { Carriage } from "./tenant-order"

/** Status and courier of an order before or after a change. */
type Step = Carriage & { status: OrderStatus }

/** An order's last status change, and what undoing it needs. */
export interface StatusUndo {
  /** The order's version after the change. */
  version: number
  /** When its e-mail is sent, as an ISO instant: the change can be undone until then. */
  until: string
  before: Step
  after: Step
  /** The timeline events that it added. */
  events: readonly number[]
  /** Its e-mail in the outbox; null when there is none. */
  mailId: string | null
  /** The change was made while the e-mail about the status before was still waiting, and has replaced it. */
  replacesMail?: boolean
  /** The status was restored by an undo. Its e-mail can be replaced, but it can't be undone. */
  isRestored?: boolean
}

/** Replaces the order's undoable change. The order's row must be locked. */
export const writeStatusUndo = (tx: TenantTx, orderId: string, undo: StatusUndo | null): Promise<number> =>
  tx.run("update shop_order set status_undo = ?::jsonb where tenant_id = ? and order_id = ?", [
    undo && JSON.stringify(undo),
    tx.tenantId,
    orderId,
  ])

export async function readStatusUndo(tx: TenantTx, orderId: string): Promise<StatusUndo | null> {
  const row = await tx.first<{ undo: StatusUndo | null }>(
    "select status_undo as undo from shop_order where tenant_id = ? and order_id = ?",
    [tx.tenantId, orderId]
  )
  return row?.undo ?? null
}

/** Removes events from the order's timeline. */
export const dropEvents = (tx: TenantTx, orderId: string, events: readonly number[]): Promise<number> =>
  tx.run("delete from shop_order_event where tenant_id = ? and order_id = ? and seq = any(?)", [
    tx.tenantId,
    orderId,
    events,
  ])
