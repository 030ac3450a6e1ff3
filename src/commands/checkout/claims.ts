import type { CreateOrderBody } from "../../contract/order"
import { roundedPaiseFromRupees } from "../../domain/money"
import type { Snapshot } from "../../domain/order-snapshot"

/** Whether the client's products are the ones that were paid for. Otherwise the payment belongs to another cart. */
export const isOfItems = (body: CreateOrderBody, { items }: Snapshot): boolean =>
  body.items.length === items.length &&
  items.every((it) => body.items.some((claim) => claim.productId === it.productId))

/** Whether the client's products, quantities, prices and totals are those of the snapshot. */
export function claimsMatch(body: CreateOrderBody, snapshot: Snapshot): boolean {
  const { items, totals } = snapshot
  const same = (claim: string, amount: number): boolean => roundedPaiseFromRupees(claim) === amount
  if (!isOfItems(body, snapshot)) return false
  const byId = new Map(items.map((it) => [it.productId, it]))
  return (
    body.items.every((claim) => {
      const item = byId.get(claim.productId)
      return (
        item?.quantity === claim.quantity &&
        same(claim.unitPrice, item.unitPrice) &&
        same(claim.lineTotal, item.lineTotal)
      )
    }) &&
    same(body.subtotal, totals.subtotal) &&
    same(body.gst, totals.gst) &&
    same(body.shippingFee, totals.shippingFee) &&
    same(body.total, totals.total)
  )
}
