import type { MedusaContainer } from "@medusajs/framework/types"
import type { Refund } from "../../contract/admin-order"
import { withTenant } from "../../db/with-tenant"
import { ApiError } from "../../lib/api-error"
import { holdOrder } from "../../modules/order/edit-orders"
import { findRefund } from "../../modules/refund/read-refunds"
import { refundView } from "../../modules/refund/order-refund"
import { paymentAccount } from "../../modules/tenant/payment-account"
import { requestRefund, type RequestRefundInput } from "./request-refund"
import { driveRefund } from "./drive-refund"

export interface RefundOrderInput extends RequestRefundInput {
  tenantId: string
}

/**
 * Refunds part or all of an order. It has no compensation: the refund is recorded first, and this call and then the job
 * retry it until the gateway gives a definite response.
 * @throws ApiError NOT_FOUND, STALE, CONFLICT (nothing left, or refused by the gateway), PAYMENT_NOT_CONFIGURED
 */
export async function refundOrder(
  container: MedusaContainer,
  { tenantId, ...input }: RefundOrderInput
): Promise<{ refund: Refund; isNew: boolean }> {
  const account = await paymentAccount(container, tenantId)
  const requested = await withTenant(container, tenantId, async (tx) => {
    const order = await holdOrder(tx, input.id)
    if (!account)
      throw new ApiError("PAYMENT_NOT_CONFIGURED", "This store has no payment account to refund from")
    return requestRefund(tx, order, input)
  })
  await driveRefund(container, { tenantId, refundId: requested.refundId })
  const refund = await withTenant(container, tenantId, (tx) => findRefund(tx, requested.refundId))
  if (!refund) throw new Error("A refund that was just written down is gone")
  if (refund.state === "failed")
    throw new ApiError(
      "CONFLICT",
      `The payment gateway refused the refund: ${refund.failure ?? "no reason given"}. No money has moved.`
    )
  return {
    refund: refundView(refund),
    isNew: requested.isNew,
  }
}
