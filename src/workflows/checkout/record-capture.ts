import { Modules, PaymentEvents } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"
import { type TenantTx, withTenant } from "../../db/with-tenant"
import { newId } from "../../lib/ids"
import { rupeesText } from "../../lib/money"
import type { LedgerEntry } from "../../modules/checkout/ledger"
import { markPaid } from "../../modules/checkout/ledger-marks"
import { issueInvoice } from "../../modules/invoice/issue-invoice"
import { sellerOf } from "../../modules/invoice/seller"
import { orderById } from "../../modules/order/read-orders"
import type { ShopOrder } from "../../modules/order/shop-order"
import { setOrderStatus } from "../../modules/order/write-orders"
import type { Tenant } from "../../modules/tenant/tenant"

/**
 * Writes down a capture that the gateway has confirmed: the order is PAID and has its tax invoice. Safe to repeat.
 * @returns the order, or undefined when somebody else has written it down
 */
export async function recordCapture(
  container: MedusaContainer,
  tenant: Tenant,
  entry: LedgerEntry & { orderId: string },
  now: Date
): Promise<ShopOrder | undefined> {
  const { gatewayOrderId, orderId } = entry
  return withTenant(container, tenant.id, async (tx) => {
    if (!(await markPaid(tx, gatewayOrderId))) return undefined
    await captureInMedusa(container, tx, entry, orderId)
    await setOrderStatus(tx, orderId, "PAID")
    await issueInvoice(tx, { orderId, sellerOf: (settings) => sellerOf(tenant, settings), now })
    return orderById(tx, orderId)
  })
}

async function captureInMedusa(
  container: MedusaContainer,
  tx: TenantTx,
  entry: LedgerEntry,
  orderId: string
) {
  const captureId = newId("capt")
  const amount = rupeesText(entry.snapshot.totals.total)
  const captured = await tx.first<{ payment_id: string }>(
    `with money as (
       select ?::numeric as amount, jsonb_build_object('value', ?::text, 'precision', 20) as raw
     ), collection as (
       update payment_collection set captured_amount = amount_, raw_captured_amount = raw_, status = 'completed',
         completed_at = now(), updated_at = now()
       from (select money.amount as amount_, money.raw as raw_ from money) as it
       where id in (select payment_collection_id from order_payment_collection where order_id = ? and deleted_at is null)
       returning id
     ), payment as (
       update payment set captured_at = now(), updated_at = now()
       where payment_collection_id in (select id from collection) returning id
     )
     insert into capture (id, amount, raw_amount, payment_id) select ?, amount, raw, payment.id from money, payment
     returning payment_id`,
    [amount, amount, orderId, captureId]
  )
  const orders = container.resolve(Modules.ORDER)
  await orders.addOrderTransactions(
    {
      order_id: orderId,
      amount: Number(amount),
      currency_code: "inr",
      reference: "capture",
      reference_id: captureId,
    },
    tx.contextOf(orders)
  )
  tx.afterCommit(() =>
    container
      .resolve(Modules.EVENT_BUS)
      .emit({ name: PaymentEvents.CAPTURED, data: { id: captured?.payment_id } })
  )
}
