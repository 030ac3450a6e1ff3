import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { withTenant } from "../../../db/with-tenant"
import { formatInr } from "../../../domain/money"
import { ApiError, invalid, notFound } from "../../../lib/api-error"
import { orderOfPayment } from "../../../medusa/order/order-of-payment"
import { tenantIn } from "../../../modules/tenant/find-tenant"
import { finalizeById } from "../../checkout/finalize-by-id"
import type { Outcome } from "../../checkout/outcome"

export interface CaptureOrderPaymentInput {
  tenantId: string
  /** Medusa's payment. */
  paymentId: string
  /** In rupees; by default all of it, and nothing else is possible. */
  amount: number | undefined
  now: Date
}

/**
 * Captures an order's payment in Medusa Admin, by the one path that captures payments: order, invoice and mail follow
 * the gateway's response. Without one, the reconciler retries it.
 * @throws ApiError NOT_FOUND; VALIDATION_FAILED for a part; CONFLICT if nothing can be captured; GATEWAY_UNAVAILABLE
 */
export async function captureOrderPayment(
  container: MedusaContainer,
  { tenantId, paymentId, amount, now }: CaptureOrderPaymentInput
): Promise<void> {
  const payment = await withTenant(container, tenantId, async (tx) =>
    orderOfPayment(tx, await tenantIn(tx), paymentId)
  )
  if (!payment?.gatewayOrderId) throw notFound("Payment")
  if (amount !== undefined && Math.abs(amount * 100 - payment.amount) > 0.001)
    throw invalid("amount", `A payment is captured as a whole: ${formatInr(payment.amount)}`)
  if (payment.isCaptured) return
  const input = { tenantId, gatewayOrderId: payment.gatewayOrderId, now }
  const outcome = await finalizeById(container, input).catch((error: unknown) => underWay(container, error))
  requirePaid(outcome)
}

/** @throws ApiError, always: it is unknown whether the gateway has captured the payment */
function underWay(container: MedusaContainer, error: unknown): never {
  if (error instanceof ApiError) throw error
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  logger.warn(`A capture in Medusa Admin waits for the reconciler: ${String(error)}`)
  throw new ApiError(
    "GATEWAY_UNAVAILABLE",
    "The payment gateway has not confirmed the capture yet. It is retried automatically."
  )
}

function requirePaid(outcome: Outcome): void {
  if (outcome.kind === "dropped") throw new ApiError("CONFLICT", outcome.reason)
  if (outcome.kind === "unpaid") throw new ApiError("CONFLICT", "The gateway holds no payment to capture.")
}
