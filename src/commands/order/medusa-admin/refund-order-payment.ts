import type { MedusaContainer } from "@medusajs/framework/types"
import { refundBody } from "../../../contract/admin-order"
import { withTenant } from "../../../db/with-tenant"
import type { Actor } from "../../../domain/actor"
import { ApiError, invalid, notFound } from "../../../lib/api-error"
import { orderOfPayment, refundReasonLabel } from "../../../medusa/order/order-of-payment"
import { tenantIn } from "../../../modules/tenant/find-tenant"
import { refundOrder } from "../refund-order"

export interface RefundOrderPaymentInput {
  tenantId: string
  actor: Actor
  /** Medusa's payment. */
  paymentId: string
  /** In rupees; by default all that is refundable. */
  amount: number | undefined
  note: string | undefined
  refundReasonId: string | undefined
}

/** Length limit of a refund's reason. */
const maxReason = 300

/**
 * Refunds an order's payment in Medusa Admin, by the one path that makes refunds, for cancelled orders too. Medusa's
 * workflow refunds at the gateway before it checks the order.
 * @returns whether the gateway has made it; if not, the refund is recorded and is retried until there is a response
 * @throws ApiError NOT_FOUND; VALIDATION_FAILED for an amount that can't be refunded; CONFLICT for an equal refund that
 * was made within ten minutes, and as `refundOrder` does
 */
export async function refundOrderPayment(
  container: MedusaContainer,
  { tenantId, actor, paymentId, amount, note, refundReasonId }: RefundOrderPaymentInput
): Promise<{ isMade: boolean }> {
  const { orderId, label } = await withTenant(container, tenantId, async (tx) => {
    const payment = await orderOfPayment(tx, await tenantIn(tx), paymentId)
    if (!payment) throw notFound("Payment")
    const named = refundReasonId === undefined ? undefined : await refundReasonLabel(tx, refundReasonId)
    if (refundReasonId !== undefined && named === undefined) throw notFound("Refund reason")
    return { orderId: payment.orderId, label: named }
  })
  const reason = [note?.trim(), label, "Refunded in Medusa Admin"].find((it) => it) ?? ""
  const wanted = refundBody.safeParse({ amount, reason: reason.slice(0, maxReason) })
  if (!wanted.success) throw invalid("amount", wanted.error.issues[0]?.message ?? "The refund is not valid")
  const { refund, isNew } = await refundOrder(container, {
    ...{ tenantId, actor, id: orderId, wanted: wanted.data, version: undefined, requestKey: null },
  })
  if (!isNew && refund.status === "REFUNDED")
    throw new ApiError(
      "CONFLICT",
      `₹${refund.amount} was refunded with this note a moment ago. To refund it once more, change the note.`
    )
  return { isMade: refund.status === "REFUNDED" }
}
