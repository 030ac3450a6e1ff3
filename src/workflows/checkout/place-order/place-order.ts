import type { MedusaContainer } from "@medusajs/framework/types"
import { type TenantTx, withTenant } from "../../../db/with-tenant"
import { newId } from "../../../lib/ids"
import { paise } from "../../../lib/money"
import { newOrderNumber } from "../../../lib/order-number"
import { findEntry, type LedgerEntry, makeDue, markOrdered } from "../../../modules/checkout/ledger"
import { addShopOrder } from "../../../modules/shop-order/write-orders"
import type { Tenant } from "../../../modules/tenant/tenant"
import { addPayment } from "./add-payment"
import { createMedusaOrder } from "./create-medusa-order"
import { emptyCart } from "./empty-cart"
import { lockStock, reserveStock } from "./reserve-stock"

/** Seconds until the reconciler looks after an order whose capture was not confirmed. */
const captureCheckSeconds = 30

/**
 * Makes the order with its stock in one transaction: all of it stands, or none. Nothing is captured yet.
 * @returns the order's id; of the order that stands already, when the entry has one
 * @throws StockGone
 */
export async function placeOrder(
  container: MedusaContainer,
  tenant: Tenant,
  gatewayOrderId: string,
  paymentId: string
): Promise<string> {
  return withTenant(container, tenant.id, async (tx) => {
    const entry = await findEntry(tx, gatewayOrderId, { lock: true })
    if (!entry) throw new Error("No such ledger entry")
    if (entry.orderId) return entry.orderId
    if (entry.state !== "open") throw new Error(`A ${entry.state} entry can't become an order`)
    await lockStock(tx, tenant.stockLocationId, entry.snapshot.items)
    return write(container, tx, tenant, entry, paymentId)
  })
}

async function write(
  container: MedusaContainer,
  tx: TenantTx,
  tenant: Tenant,
  entry: LedgerEntry,
  paymentId: string
) {
  const { snapshot, cartId, accountId, customerId, gatewayOrderId } = entry
  const orderId = newId("order")
  const orderNumber = await freeOrderNumber(tx)
  const lineIds = snapshot.items.map(() => newId("ordli"))
  await createMedusaOrder(container, tx, { tenant, orderId, orderNumber, customerId, lineIds, snapshot })
  await tx.flush()
  await reserveStock(tx, tenant.stockLocationId, snapshot.items, lineIds)
  await addPayment(tx, { orderId, cartId, gatewayOrderId, paymentId, amount: paise(entry.amountPaise) })
  await emptyCart(container, tx, { cartId, accountId, items: snapshot.items })
  await addShopOrder(tx, { orderId, orderNumber, accountId, gatewayOrderId, paymentRef: paymentId, snapshot })
  await markOrdered(tx, gatewayOrderId, paymentId, orderId)
  await makeDue(tx, gatewayOrderId, captureCheckSeconds)
  return orderId
}

/** A number that no order of the platform has; its unique index has the last word. */
async function freeOrderNumber(tx: TenantTx): Promise<string> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const number = newOrderNumber()
    const taken = await tx.first('select 1 from "order" where custom_display_id = ?', [number])
    if (!taken) return number
  }
  throw new Error("Found no free order number")
}
