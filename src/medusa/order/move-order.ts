import type { OrderStatus } from "../../contract/order"
import type { TenantTx } from "../../db/with-tenant"
import type { Snapshot, SnapshotItem } from "../../domain/order-snapshot"
import type { Tenant } from "../../modules/tenant/tenant"
import { setJourney, setLabel, unpack } from "./fulfill-order"
import { moveShelf } from "./move-shelf"
import { packRest } from "./pack-lines"
import { type MedusaLine, medusaOrder } from "./read-order-state"
import { holdLevels, lockStock, reserveStock } from "./reserve-stock"

export interface OrderMove {
  tenant: Tenant
  orderId: string
  snapshot: Snapshot
  to: OrderStatus
  label: { trackingNumber: string | null; trackingUrl: string | null }
}

/**
 * Brings Medusa's order, its fulfilments and its stock to the state of a status, from any current state: staff may have
 * done a part of it in Medusa Admin before. Payments aren't touched. Safe to repeat.
 * @throws StockGone if a cancelled order is reopened and its products are no longer available
 */
export async function moveMedusaOrder(tx: TenantTx, move: OrderMove): Promise<void> {
  const { tenant, orderId, snapshot, to, label } = move
  await holdLevels(tx, tenant.stockLocationId, snapshot.items)
  const { isCancelled, lines } = await medusaOrder(tx, orderId)
  if (to === "CANCELLED") {
    if (!isCancelled) await cancel(tx, move, lines)
    return
  }
  if (isCancelled) await reopen(tx, move, lines)
  if (to === "SHIPPED" || to === "DELIVERED") {
    await packRest(tx, tenant, orderId, lines)
    await setJourney(tx, orderId, to === "SHIPPED" ? "shipped" : "delivered")
    await setLabel(tx, orderId, label)
    return
  }
  if (lines.every((it) => it.fulfilled === 0)) return
  const back = await returnToShelf(tx, move, lines)
  await unpack(tx, orderId)
  await reserveStock(tx, tenant.stockLocationId, back, lineIdsOf(back, lines))
}

/**
 * Returns packed units to stock.
 * @returns the returned units, without those that a return brought back before
 */
async function returnToShelf(tx: TenantTx, { tenant, snapshot }: OrderMove, lines: readonly MedusaLine[]) {
  const back: SnapshotItem[] = []
  for (const item of inLockOrder(snapshot.items)) {
    const line = lines.find((it) => it.variantId === item.variantId)
    const count = line ? line.fulfilled - line.returned : 0
    if (count <= 0) continue
    await moveShelf(tx, { item: item.inventoryItemId, location: tenant.stockLocationId }, count)
    back.push({ ...item, quantity: count })
  }
  return back
}

async function cancel(tx: TenantTx, move: OrderMove, lines: readonly MedusaLine[]): Promise<void> {
  const { orderId } = move
  await returnToShelf(tx, move, lines)
  await unpack(tx, orderId)
  for (const { lineId } of lines) {
    await tx.run(
      "update reservation_item set deleted_at = now(), updated_at = now() where line_item_id = ? and deleted_at is null",
      [lineId]
    )
  }
  await tx.run(
    `update "order" set status = 'canceled', canceled_at = now(), updated_at = now() where id = ?`,
    [orderId]
  )
}

async function reopen(tx: TenantTx, { tenant, orderId, snapshot }: OrderMove, lines: readonly MedusaLine[]) {
  await lockStock(tx, tenant.stockLocationId, snapshot.items)
  await reserveStock(tx, tenant.stockLocationId, snapshot.items, lineIdsOf(snapshot.items, lines))
  await tx.run(`update "order" set status = 'pending', canceled_at = null, updated_at = now() where id = ?`, [
    orderId,
  ])
}

const lineIdsOf = (items: readonly SnapshotItem[], lines: readonly MedusaLine[]): string[] =>
  items.map((item) => lines.find((it) => it.variantId === item.variantId)?.lineId ?? "")

/** Ordered by product, like the locks of the catalog's triggers and its rebuild. */
const inLockOrder = (items: readonly SnapshotItem[]): SnapshotItem[] =>
  items.toSorted((a, b) => (a.productId < b.productId ? -1 : 1))
