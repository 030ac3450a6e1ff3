import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../db/with-tenant"
import { isOrderCancelled } from "../../medusa/order/cancel-order"
import type { LedgerEntry } from "../../modules/checkout/ledger"
import type { PaymentGateway } from "../../payments/port"
import { GatewayRefusal } from "../../payments/errors"
import type { GatewayPayment } from "../../payments/port"
import type { TenantOrder } from "../../modules/order/tenant-order"
import type { Tenant } from "../../modules/tenant/tenant"
import { recordCapture } from "./record-capture"
import { undoOrder } from "./undo-order"

const lapsed = "The payment lapsed before it was captured. You have not been charged."

const cancelledText = "The order was cancelled before its payment was taken. You have not been charged."

/**
 * Captures the payment of an order and records it. If the payment has lapsed, cancels the order.
 * @returns the updated ledger entry, and the order if this call made it PAID
 */
export async function capturePayment(
  container: MedusaContainer,
  { tenant, now, isResumed }: { tenant: Tenant; now: Date; isResumed: boolean },
  entry: LedgerEntry,
  gateway: PaymentGateway,
  payments: readonly GatewayPayment[]
): Promise<{ entry: LedgerEntry; order?: TenantOrder | undefined }> {
  const { orderId, paymentId } = entry
  if (entry.state !== "ordered" || !orderId || !paymentId) return { entry }
  const known = payments.find((it) => it.id === paymentId)
  const cancelled = isResumed && (await isCancelled(container, tenant, orderId))
  if (cancelled)
    return withdraw(container, tenant, entry, {
      reason: cancelledText,
      wasTaken: known?.status === "captured",
    })
  const before = known ?? (await gateway.payment(paymentId))
  const payment = await captured(gateway, before, entry.amountPaise)
  if (payment.status === "captured") {
    const order = await recordCapture(container, tenant, { ...entry, orderId }, now)
    return { entry: { ...entry, state: "paid" }, order }
  }
  if (payment.status !== "failed" && payment.status !== "refunded") return { entry }
  return withdraw(container, tenant, entry, { reason: lapsed, wasTaken: false })
}

async function withdraw(
  container: MedusaContainer,
  tenant: Tenant,
  entry: LedgerEntry,
  why: { reason: string; wasTaken: boolean }
) {
  await undoOrder(container, tenant, entry.gatewayOrderId, why)
  const drop = { dropCode: "PAYMENT_MISMATCH", dropReason: why.reason }
  return { entry: { ...entry, state: "dropped" as const, paymentId: null, orderId: null, ...drop } }
}

/**
 * Staff may have cancelled the order in Medusa Admin while its capture was failing. Then nothing is captured any more.
 */
const isCancelled = (container: MedusaContainer, tenant: Tenant, orderId: string): Promise<boolean> =>
  withTenant(container, tenant.id, (tx) => isOrderCancelled(tx, orderId))

/**
 * The payment after a capture. If the gateway refuses the capture, the payment is read back, since it may have been
 * captured before.
 */
async function captured(
  gateway: PaymentGateway,
  before: GatewayPayment,
  amount: number
): Promise<GatewayPayment> {
  if (before.status !== "authorized") return before
  try {
    return await gateway.capture(before.id, amount)
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error
    return gateway.payment(before.id)
  }
}
