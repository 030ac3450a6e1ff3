import type { OrderStatus } from "../../contract/order"
import type { SqlValue, TenantTx } from "../../db/with-tenant"
import type { Snapshot } from "../../domain/order-snapshot"
import type { TenantOrder, TenantOrderEvent } from "./tenant-order"

export interface OrderRow {
  order_id: string
  order_number: string
  account_id: string
  status: OrderStatus
  payment_ref: string | null
  snapshot: Snapshot
  /** Text in a row that a SQL function returns as JSON. */
  created_at: Date | string
  version: number
  courier: string | null
  tracking_number: string | null
  tracking_url: string | null
  timeline: (Omit<TenantOrderEvent, "at"> & { at: string })[]
}

export const orderColumns = `
  select o.order_id, o.order_number, o.account_id, o.status, o.payment_ref, o.snapshot, o.created_at,
    o.version, o.courier, o.tracking_number, o.tracking_url,
    (select coalesce(jsonb_agg(jsonb_build_object('kind', e.kind, 'status', e.status, 'from', e.from_status, 'at', e.at,
       'note', e.note, 'by', e.by_name) order by e.seq), '[]')
     from shop_order_event e where e.tenant_id = o.tenant_id and e.order_id = o.order_id) as timeline
  from shop_order o`

export const orderOf = (row: OrderRow): TenantOrder => ({
  orderId: row.order_id,
  orderNumber: row.order_number,
  accountId: row.account_id,
  status: row.status,
  paymentRef: row.payment_ref,
  snapshot: row.snapshot,
  createdAt: new Date(row.created_at),
  timeline: row.timeline.map((it) => ({ ...it, at: new Date(it.at) })),
  carriage: {
    courier: row.courier,
    trackingNumber: row.tracking_number,
    trackingUrl: row.tracking_url,
  },
  version: row.version,
})

async function find(
  tx: TenantTx,
  where: string,
  values: readonly SqlValue[]
): Promise<TenantOrder | undefined> {
  const row = await tx.first<OrderRow>(`${orderColumns} where o.tenant_id = ? and ${where}`, [
    tx.tenantId,
    ...values,
  ])
  return row && orderOf(row)
}

export const orderById = (tx: TenantTx, orderId: string) => find(tx, "o.order_id = ?", [orderId])
export const orderByNumber = (tx: TenantTx, orderNumber: string) =>
  find(tx, "o.order_number = ?", [orderNumber])

/** An account's orders, newest first. */
export async function ordersOfAccount(
  tx: TenantTx,
  accountId: string,
  { limit, offset }: { limit: number; offset: number }
): Promise<{ orders: TenantOrder[]; total: number }> {
  const rows = await tx.rows<OrderRow>(
    `${orderColumns} where o.tenant_id = ? and o.account_id = ? order by o.created_at desc, o.order_id limit ? offset ?`,
    [tx.tenantId, accountId, limit, offset]
  )
  const count = await tx.first<{ count: string }>(
    "select count(*) as count from shop_order where tenant_id = ? and account_id = ?",
    [tx.tenantId, accountId]
  )
  return { orders: rows.map(orderOf), total: Number(count?.count ?? 0) }
}

/** The tenant's newest orders, of all accounts. */
export async function newestOrders(tx: TenantTx, limit: number): Promise<TenantOrder[]> {
  const rows = await tx.rows<OrderRow>(
    `${orderColumns} where o.tenant_id = ? order by o.created_at desc, o.order_id limit ?`,
    [tx.tenantId, limit]
  )
  return rows.map(orderOf)
}
