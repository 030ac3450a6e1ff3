import { PaymentEvents } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { Content } from "../../contract/branding"
import { builtIn } from "../../contract/rules/built-in-settings"
import type { Settings } from "../../contract/settings"
import { type TenantTx, withTenant } from "../../db/with-tenant"
import { emitAfterCommit } from "../../medusa/emit-after-commit"
import { rupeesText } from "../../domain/money"
import { isGone } from "../../domain/order-snapshot"
import { newId, newUlid } from "../../lib/ids"
import type { LedgerEntry } from "../../modules/checkout/ledger"
import { issueInvoice } from "../../modules/invoice/issue-invoice"
import { sellerOf } from "../../modules/invoice/seller"
import { orderPlacedMail } from "../../modules/mail/mails/order"
import { orderOf, type OrderRow } from "../../modules/order/read-orders"
import { orderView, type TenantOrder } from "../../modules/order/tenant-order"
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
  const { orderId } = entry
  return withTenant(container, tenant.id, async (tx) => {
    const captured = await writeCapture(tx, entry)
    if (!captured) return undefined
    const { order, paymentId, settings, content } = captured
    await queueEvent(tx, "order.placed", placed(order), now)
    if (!isGone(order.snapshot)) {
      const to = order.snapshot.user.email
      const addressed = { to, validForSeconds: retryPeriodSeconds, tenant, content }
      await mailAsTenant(container, tx, addressed, (tenant) => orderPlacedMail(tenant, orderView(order)))
    }
    // Last: other orders of the tenant wait for the number's counter until the commit.
    const prefix = settings.invoice_prefix || builtIn.invoice_prefix
    await issueInvoice(tx, { orderId, seller: sellerOf(tenant, settings), prefix, now })
    emitAfterCommit(container, tx, { name: PaymentEvents.CAPTURED, data: { id: paymentId } })
    return order
  })
}

interface CaptureRow {
  paymentId: string
  paid: OrderRow | null
  settings: Settings | null
  content: Content | null
}

/** Marks the entry and its order as paid, in Medusa's tables too, and reads the tenant's texts, in one statement. */
async function writeCapture(
  tx: TenantTx,
  { gatewayOrderId, orderId, snapshot }: LedgerEntry & { orderId: string }
) {
  const row = await tx.first<CaptureRow>(
    `select payment_id as "paymentId", paid, setting_values(?) as settings, content_values(?) as content
     from payment_captured(?, ?, ?, ?, ?, ?)`,
    [
      ...[tx.tenantId, tx.tenantId],
      ...[tx.tenantId, gatewayOrderId, orderId, rupeesText(snapshot.totals.total)],
      ...[newId("capt"), `ordtrx_${newUlid()}`],
    ]
  )
  if (!row?.paid) return undefined
  const { paymentId, paid, settings, content } = row
  return { order: orderOf(paid), paymentId, settings: settings ?? {}, content: content ?? {} }
}

const placed = ({ orderId, orderNumber, status, snapshot }: TenantOrder) => ({
  orderId,
  orderNumber,
  status,
  total: rupeesText(snapshot.totals.total),
})
