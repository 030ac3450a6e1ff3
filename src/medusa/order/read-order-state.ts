import type { TenantTx } from "../../db/with-tenant"

/** A line item of an order with Medusa's quantities, in whole units. */
export interface MedusaLine {
  lineId: string
  variantId: string
  quantity: number
  fulfilled: number
  /** Returned to stock by a return. */
  returned: number
}

export interface MedusaOrder {
  isCancelled: boolean
  lines: MedusaLine[]
}

/** An order's state in Medusa, with its line items in their current version. */
export async function medusaOrder(tx: TenantTx, orderId: string): Promise<MedusaOrder> {
  const rows = await tx.rows<MedusaLine & { isCancelled: boolean }>(
    `select o.canceled_at is not null as "isCancelled", i.item_id as "lineId", l.variant_id as "variantId",
       i.quantity::int as quantity, i.fulfilled_quantity::int as fulfilled, i.return_received_quantity::int as returned
     from "order" o
     join order_item i on i.order_id = o.id and i.version = o.version and i.deleted_at is null
     join order_line_item l on l.id = i.item_id
     where o.id = ? order by l.product_id, i.item_id`,
    [orderId]
  )
  return {
    isCancelled: rows[0]?.isCancelled ?? false,
    lines: rows.map(({ isCancelled: _, ...line }) => line),
  }
}
