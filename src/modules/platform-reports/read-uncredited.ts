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
    `select order_id as "orderId", order_number as "orderNumber", invoice_number as "invoiceNumber",
       issued_at as "issuedAt", total, credited, count from tenant_uncredited_orders(?, ?, ?)`,
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
