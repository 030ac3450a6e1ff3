import type { RefundBody } from "../../contract/admin-order"
import type { TenantTx } from "../../db/with-tenant"
import type { Actor } from "../../domain/actor"
import { ApiError } from "../../lib/api-error"
import { newId } from "../../lib/ids"
import { formatInr, rupeesText } from "../../domain/money"
import { paidParts } from "../../domain/paid-parts"
import { creditedAmount } from "../../domain/refund-lines"
import { moneyOfOrders, noMoney } from "../../medusa/order/read-money"
import { recordChange } from "../../modules/history/record-change"
import { editOf, writeEdit } from "../../modules/order/edit-orders"
import type { TenantOrder } from "../../modules/order/tenant-order"
import type { OrderRefund } from "../../modules/refund/order-refund"
import { refundsOfOrders } from "../../modules/refund/read-refunds"
import { addRefund } from "../../modules/refund/write-refunds"
import { adminOrderOf } from "./admin-orders"
import { leftOfOrder } from "./left-of-order"
import { planRefund, wantedRefund } from "./plan-refund"
import { isSameRefund } from "./same-refund"

export interface RequestRefundInput {
  actor: Actor
  /** The order's id or its number. */
  id: string
  wanted: RefundBody
  version: number | undefined
  /** Caller and `Idempotency-Key` of the request; null without a key. */
  requestKey: string | null
}

/** For this long, an equal request without a version and without a key counts as the same refund. */
const sameForMs = 10 * 60_000
/** For this long, a request with the same key is the same request. */
const keyForMs = 24 * 60 * 60_000

/**
 * Records a refund before the gateway request. Two requests from a double click, or from two people who saw the same
 * order, become one refund. Requests with different keys are different refunds.
 * @param order with its row locked
 * @returns the refund, and whether this call started it
 * @throws ApiError STALE, CONFLICT, VALIDATION_FAILED: see `wantedRefund` and `planRefund`
 */
export async function requestRefund(
  tx: TenantTx,
  order: TenantOrder,
  { actor, wanted, version, requestKey }: RequestRefundInput
): Promise<{ refundId: string; isNew: boolean }> {
  const requested = wantedRefund(order, wanted)
  const refunds = await refundsOfOrders(tx, [order.orderId])
  const isSame = (it: OrderRefund): boolean =>
    isSameRefund(it, requested) &&
    it.reason === wanted.reason &&
    it.state !== "failed" &&
    (requestKey === null || it.requestKey === requestKey)
  const known = await knownRefund(tx, { order, refunds, version, isSame, requestKey })
  if (known) return { refundId: known.id, isNew: false }
  const money = (await moneyOfOrders(tx, [order.orderId])).get(order.orderId) ?? noMoney
  const credit = planRefund(leftOfOrder(paidParts(order.snapshot), refunds, money), requested)
  const amount = creditedAmount(credit)
  const refundId = newId("rfnd")
  await addRefund(tx, {
    id: refundId,
    orderId: order.orderId,
    paymentId: order.paymentRef ?? "",
    amount,
    requestedAmount: requested.amount,
    requestedParts: requested.parts,
    credit,
    reason: wanted.reason,
    actor,
    requestKey,
  })
  await recordRefundRequest(tx, order, { amount, reason: wanted.reason, by: actor })
  return { refundId, isNew: true }
}

/** Records the refund as an edit of the order: in the history, and as a new version. The row must be locked. */
export async function recordRefundRequest(
  tx: TenantTx,
  order: TenantOrder,
  { amount, reason, by }: Pick<OrderRefund, "amount" | "reason" | "by">
): Promise<void> {
  await writeEdit(tx, editOf(order))
  await recordChange(tx, by, {
    act: "changed",
    entity: "order",
    entityId: order.orderId,
    version: order.version + 1,
    changes: [{ field: "refund", from: null, to: { amount: rupeesText(amount), reason } }],
  })
}

interface RefundRequest {
  order: TenantOrder
  refunds: readonly OrderRefund[]
  version: number | undefined
  isSame: (it: OrderRefund) => boolean
  requestKey: string | null
}

/** The refund that an earlier, equal request started. */
async function knownRefund(
  tx: TenantTx,
  { order, refunds, version, isSame, requestKey }: RefundRequest
): Promise<OrderRefund | undefined> {
  const pending = refunds.find((it) => it.state === "pending")
  if (pending && isSame(pending)) return pending
  const withinMs = requestKey === null ? sameForMs : keyForMs
  const recent = refunds.findLast((it) => isSame(it) && Date.now() - it.createdAt.getTime() < withinMs)
  const isSeen = version === order.version
  if (recent && (!isSeen || requestKey !== null)) return recent
  if (version !== undefined && !isSeen)
    throw new ApiError(
      "STALE",
      "Somebody else has changed this order meanwhile. Look at it before you refund.",
      {
        current: await adminOrderOf(tx, order.orderId),
      }
    )
  if (pending)
    throw new ApiError(
      "CONFLICT",
      `A refund of ${formatInr(pending.amount)} waits for the payment gateway's response. Try again once it is settled.`
    )
  return undefined
}
