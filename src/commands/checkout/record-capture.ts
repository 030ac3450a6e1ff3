import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../db/with-tenant"
import { recordMedusaCapture } from "../../medusa/order/record-capture"
import { rupeesText } from "../../domain/money"
import { isGone } from "../../domain/order-snapshot"
import type { LedgerEntry } from "../../modules/checkout/ledger"
import { markPaid } from "../../modules/checkout/ledger-states"
import { issueInvoice } from "../../modules/invoice/issue-invoice"
import { sellerOf } from "../../modules/invoice/seller"
import { orderPlacedMail } from "../../modules/mail/mails/order"
import { orderById } from "../../modules/order/read-orders"
import { orderView, type TenantOrder } from "../../modules/order/tenant-order"
import { setOrderStatus } from "../../modules/order/write-orders"
import type { Tenant } from "../../modules/tenant/tenant"
import { queueEvent } from "../../modules/webhook/queue-event"
import { mailAsTenant, retryPeriodSeconds } from "../mail/tenant-mail"

/**
 * Records a capture that the gateway has confirmed: sets the order to PAID, issues its tax invoice and mails the
 * shopper. Safe to repeat.
 * @returns the order; undefined if another process has recorded it
 */
export async function recordCapture(
  container: MedusaContainer,
  tenant: Tenant,
  entry: LedgerEntry & { orderId: string },
  now: Date
): Promise<TenantOrder | undefined> {
  const { gatewayOrderId, orderId } = entry
  return withTenant(container, tenant.id, async (tx) => {
    if (!(await markPaid(tx, gatewayOrderId))) return undefined
    await recordMedusaCapture(container, tx, orderId, entry.snapshot.totals.total)
    // Staff may have shipped the order before its capture was confirmed.
    await setOrderStatus(tx, orderId, "PAID", { from: "PENDING" })
    await issueInvoice(tx, { orderId, sellerOf: (settings) => sellerOf(tenant, settings), now })
    const order = await orderById(tx, orderId)
    if (order) await queueEvent(tx, "order.placed", placed(order), now)
    if (order && !isGone(order.snapshot)) {
      const to = order.snapshot.user.email
      await mailAsTenant(container, tx, { to, validForSeconds: retryPeriodSeconds, tenant }, (shop) =>
        orderPlacedMail(shop, orderView(order))
      )
    }
    return order
  })
}

const placed = ({ orderId, orderNumber, status, snapshot }: TenantOrder) => ({
  orderId,
  orderNumber,
  status,
  total: rupeesText(snapshot.totals.total),
})
