import type { TenantTx } from "../../db/with-tenant"
import { raw } from "./move-shelf"

/** How far a part of a line item has come. */
export type Progress = "fulfilled" | "shipped" | "delivered"

/** Adds to or reduces the quantity of a line item that has come so far. */
export const moveProgress = (
  tx: TenantTx,
  orderId: string,
  progress: Progress,
  { lineId, count }: { lineId: string; count: number }
) =>
  tx.run(
    `update order_item i set ${progress}_quantity = i.${progress}_quantity + ?::int,
       raw_${progress}_quantity = ${raw(`i.${progress}_quantity + ?::int`)}, updated_at = now()
     from "order" o where o.id = i.order_id and i.version = o.version and i.order_id = ? and i.item_id = ?`,
    [count, count, orderId, lineId]
  )
