import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { type TenantTx, withTenant } from "../../db/with-tenant"
import { ByteCache } from "../../lib/byte-cache"
import { paise, rupeesText } from "../../domain/money"
import { noteOutcome, raiseAlarm } from "../../modules/alarm/alarms"
import { noteCheckout } from "../../modules/checkout/recent-checkouts"
import { noteRefund, refundDone } from "../../modules/checkout/refunds"
import { notInLedger, openStrayRefunds } from "../../modules/checkout/strays"
import { mayRefund } from "../../modules/installation/restored"
import { paymentAccount } from "../../modules/tenant/payment-account"
import { gatewayOf } from "../../payments/adapters"
import { GatewayRefusal } from "../../payments/errors"
import type { GatewayPayment, PaymentGateway } from "../../payments/port"
import { refundOnce } from "./refund-stray"

/** A payment of a gateway order. */
type Payment = GatewayPayment & { gatewayOrderId: string }

export interface Period {
  from: Date
  until: Date
}

/**
 * Compares the payments that a tenant's gateway lists with the ledger. A payment of a gateway order that this product
 * opened but that isn't in the ledger raises an alarm. If it is captured, it is refunded, once. If it is only
 * authorized, it is never captured and returns to the payer automatically. A restored installation refunds nothing until
 * the operator has confirmed that it replaces the former one. Safe to repeat, and to run concurrently.
 * @throws GatewayUnavailable
 */
export async function sweepAccount(
  container: MedusaContainer,
  tenantId: string,
  { from, until }: Period
): Promise<void> {
  const account = await paymentAccount(container, tenantId)
  if (!account) return
  const gateway = gatewayOf(account)
  for await (const page of gateway.paymentsBetween(from, until)) {
    const strays = await straysOf(container, tenantId, gateway, page.filter(hasMoney))
    if (!strays.length) continue
    await withTenant(container, tenantId, async (tx) => {
      for (const payment of strays) await record(tx, payment)
      // The next hourly sweeps repeat a refund that fails.
      await noteCheckout(tx)
    })
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.error(
      `Payments of tenant ${tenantId} without ledger entry: ${strays.map((it) => it.id).join(", ")}`
    )
  }
  if (await mayRefund(container)) await refundStrays(container, tenantId, gateway)
}

const hasMoney = (payment: GatewayPayment): payment is Payment =>
  payment.gatewayOrderId !== null && (payment.status === "authorized" || payment.status === "captured")

async function straysOf(
  container: MedusaContainer,
  tenantId: string,
  gateway: PaymentGateway,
  payments: readonly Payment[]
): Promise<Payment[]> {
  if (!payments.length) return []
  const ids = payments.map((payment) => payment.gatewayOrderId)
  const unknown = await withTenant(container, tenantId, (tx) => notInLedger(tx, ids))
  const strays: Payment[] = []
  for (const payment of payments.filter((it) => unknown.has(it.gatewayOrderId))) {
    if (await isOurs(gateway, tenantId, payment.gatewayOrderId)) strays.push(payment)
  }
  return strays
}

/** Whether a gateway order is ours, by tenant and gateway order. Its notes don't change, so each is read once. */
const owned = new ByteCache<boolean>({ maxBytes: 4 * 1024 * 1024, bytesOf: () => 8 })

/**
 * Whether this product opened a gateway order for this tenant. A tenant may sell elsewhere through the same account:
 * those payments are ignored.
 */
const isOurs = (gateway: PaymentGateway, tenantId: string, gatewayOrderId: string): Promise<boolean> =>
  owned.get(`${tenantId} ${gatewayOrderId}`, "", async () => {
    try {
      return (await gateway.notesOfOrder(gatewayOrderId))["tenant"] === tenantId
    } catch (error) {
      if (error instanceof GatewayRefusal) return false
      throw error
    }
  })

/** Records the refund of a captured payment before the gateway request, and raises the alarm. */
async function record(tx: TenantTx, payment: Payment): Promise<void> {
  const { id: paymentId, gatewayOrderId, amountPaise, refundedPaise, status } = payment
  const left = amountPaise - refundedPaise
  const refund = { paymentId, gatewayOrderId, amountPaise: left }
  const isCaptured = status === "captured"
  const isNew = isCaptured && (await noteRefund(tx, refund)) === 1
  const outcome = isCaptured ? "REFUND_PENDING" : "NOT_CAPTURED"
  const details = { paymentId, gatewayOrderId, amount: rupeesText(paise(amountPaise)), outcome } as const
  const isRaised = await raiseAlarm(tx, { kind: "PAYMENT_WITHOUT_ORDER", subject: paymentId, details })
  // The payment was only authorized when the alarm was raised.
  if (isNew && !isRaised) await noteOutcome(tx, paymentId, outcome)
}

/**
 * Refunds the payments recorded by this sweep or by an earlier one that failed. Failures are retried by the next sweep.
 */
async function refundStrays(
  container: MedusaContainer,
  tenantId: string,
  gateway: PaymentGateway
): Promise<void> {
  for (const { paymentId, amountPaise } of await withTenant(container, tenantId, openStrayRefunds)) {
    try {
      const refundId = await refundOnce(gateway, paymentId, amountPaise)
      await withTenant(container, tenantId, async (tx) => {
        await refundDone(tx, paymentId, refundId)
        await noteOutcome(tx, paymentId, "REFUNDED")
      })
    } catch (error) {
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
      logger.warn(`Payment ${paymentId} without ledger entry could not be refunded yet: ${String(error)}`)
    }
  }
}
