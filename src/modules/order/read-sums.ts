import type { TenantTx } from "../../db/with-tenant"
import { type Paise, paise } from "../../domain/money"

export interface OrderSums {
  /** Sum of all order totals, cancelled orders included. */
  revenue: Paise
  count: number
  /** Number of orders that are paid and not shipped yet. */
  toSend: number
}

interface SumsRow {
  revenue: string
  count: number
  toSend: number
}

/** Totals over all orders of the tenant, read from the index `shop_order_newest`. */
export async function orderSums(tx: TenantTx): Promise<OrderSums> {
  const row = await tx.first<SumsRow>(
    `select coalesce(sum(total_paise), 0)::text as revenue, count(*)::int as count,
       (count(*) filter (where status = 'PAID'))::int as "toSend"
     from shop_order where tenant_id = ?`,
    [tx.tenantId]
  )
  return { count: 0, toSend: 0, ...row, revenue: paise(Number(row?.revenue ?? 0)) }
}

export interface DaySum {
  /** `2026-11-22`, in Indian time. */
  day: string
  revenue: Paise
  orders: number
}

/** Order sums of each of the last `days` days in Indian time, today last; a day without orders is 0. */
export async function daySums(tx: TenantTx, days: number): Promise<DaySum[]> {
  const rows = await tx.rows<Omit<DaySum, "revenue"> & { revenue: string }>(
    `with span as (
       select (now() at time zone 'Asia/Kolkata')::date - past as day from generate_series(0, ?::int - 1) past),
     sums as (
       select (created_at at time zone 'Asia/Kolkata')::date as day, sum(total_paise) as revenue, count(*)::int as orders
       from shop_order
       where tenant_id = ? and created_at >= (select min(day) from span)::timestamp at time zone 'Asia/Kolkata'
       group by 1)
     select to_char(day, 'YYYY-MM-DD') as day, coalesce(revenue, 0)::text as revenue, coalesce(orders, 0) as orders
     from span left join sums using (day) order by day`,
    [days, tx.tenantId]
  )
  return rows.map((it) => ({ ...it, revenue: paise(Number(it.revenue)) }))
}
