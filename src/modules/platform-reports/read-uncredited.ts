import type { TenantTx } from "../../db/with-tenant"
import { paise, type Paise } from "../../domain/money"

/** A cancelled order whose invoice still counts, because credit notes don't take all of it back. */
export interface UncreditedOrder {
  orderId: string
  orderNumber: string
  invoiceNumber: string
  issuedAt: Date
  total: Paise
  credited: Paise
}

interface Row extends Omit<UncreditedOrder, "total" | "credited"> {
  total: string
  credited: string
  count: number
}

/** Cancelled orders that are not fully credited, latest invoice first; only sales of a tenant that was registered. */
export async function readUncredited(
  tx: TenantTx,
  { limit, offset }: { limit: number; offset: number }
): Promise<{ orders: UncreditedOrder[]; total: number }> {
  const rows = await tx.rows<Row>(
    `select *, (count(*) over ())::int as count from (
       select o.order_id as "orderId", o.order_number as "orderNumber", i.number as "invoiceNumber",
         i.issued_at as "issuedAt", o.total_paise as total,
         coalesce((select sum(r.amount_paise) from order_refund r
           where r.tenant_id = o.tenant_id and r.order_id = o.order_id and r.state = 'done'), 0) as credited
       from shop_order o join invoice i on i.tenant_id = o.tenant_id and i.order_id = o.order_id
       where o.tenant_id = ? and o.status = 'CANCELLED'
         and coalesce(o.snapshot->'tax'->>'registered', 'true') = 'true') it
     where it.credited < it.total order by it."issuedAt" desc, it."orderId" limit ? offset ?`,
    [tx.tenantId, limit, offset]
  )
  return {
    orders: rows.map(({ count: _count, total, credited, ...it }) => ({
      ...it,
      total: paise(Number(total)),
      credited: paise(Number(credited)),
    })),
    total: rows[0]?.count ?? 0,
  }
}
