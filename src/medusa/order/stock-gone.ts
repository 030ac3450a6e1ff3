import type { SnapshotItem } from "../../domain/order-snapshot"

/** Something of the order can't be had any more. */
export class StockGone extends Error {
  constructor(readonly item: SnapshotItem) {
    super(`${item.name} is no longer available in the quantity you ordered`)
    this.name = "StockGone"
  }
}

/** The check before, or the database's own guard on reservations. */
export const isStockGone = (error: unknown): boolean =>
  error instanceof StockGone || (error instanceof Error && "code" in error && error.code === "RA001")
