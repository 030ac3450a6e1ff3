import type { TenantTx } from "../../db/with-tenant"
import { paidParts } from "../../domain/paid-parts"
import { orderHeads } from "../../modules/order/list-orders"
import { type IssuedCreditNote, issuedNote } from "../../modules/refund/order-refund"
import { storedNotesBetween } from "../../modules/refund/read-refunds"

/**
 * The credit notes issued from `from` (inclusive) to `to` (exclusive), in the order of their series. Reads the orders of
 * those notes alone that are from before refunds had lines.
 */
export async function creditNotesBetween(tx: TenantTx, from: Date, to: Date): Promise<IssuedCreditNote[]> {
  const notes = await storedNotesBetween(tx, from, to)
  const former = notes.filter((it) => it.credit === null).map((it) => it.orderId)
  const orders = former.length > 0 ? await orderHeads(tx, [...new Set(former)]) : []
  const paid = new Map(orders.map((it) => [it.orderId, paidParts(it.snapshot)]))
  return notes.flatMap((it) => issuedNote(it, paid.get(it.orderId)) ?? [])
}
