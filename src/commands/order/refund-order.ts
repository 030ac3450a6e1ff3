import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Refund } from "../../contract/admin-order"
import { withTenant } from "../../db/with-tenant"
import { paidParts } from "../../domain/paid-parts"
import { ApiError } from "../../lib/api-error"
import { holdOrder } from "../../modules/order/edit-orders"
import { orderById } from "../../modules/order/read-orders"
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
 * @throws ApiError NOT_FOUND, STALE, PAYMENT_NOT_CONFIGURED, CONFLICT (also when the gateway refuses), VALIDATION_FAILED
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
  await driveRefund(container, { tenantId, refundId: requested.refundId }).catch((error: unknown) => {
    // The gateway may have made it: the refund stays pending, which is the response, and the job goes on.
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.warn(`Refund ${requested.refundId} could not be finished yet: ${String(error)}`)
  })
  const { order, refund } = await withTenant(container, tenantId, async (tx) => {
    const found = await findRefund(tx, requested.refundId)
    return { refund: found, order: found && (await orderById(tx, found.orderId)) }
  })
  if (!refund || !order) throw new Error("A refund that was just written down is gone")
  if (refund.state === "failed")
    throw new ApiError(
      "CONFLICT",
      `The payment gateway refused the refund: ${refund.failure ?? "no reason given"}. No money has moved.`
    )
  return {
    refund: refundView(refund, paidParts(order.snapshot)),
    isNew: requested.isNew,
  }
}
