import type { SnapshotItem } from "../../domain/order-snapshot"

/** Thrown if part of the order is no longer available. */
export class StockGone extends Error {
  constructor(readonly item: SnapshotItem) {
    super(`${item.name} is no longer available in the quantity you ordered`)
    this.name = "StockGone"
  }
}

/** Matches the check before, and the database's own constraint on reservations. */
export const isStockGone = (error: unknown): boolean =>
  error instanceof StockGone || (error instanceof Error && "code" in error && error.code === "RA001")
