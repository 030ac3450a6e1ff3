import { OrderWorkflowEvents } from "@medusajs/framework/utils"
import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../../db/with-tenant"
import { newId } from "../../../lib/ids"
import { paise } from "../../../domain/money"
import { newOrderNumber } from "../../../domain/order-number"
import type { LedgerEntry } from "../../../modules/checkout/ledger"
import { markOrdered } from "../../../modules/checkout/ledger-states"
import { addTenantOrder } from "../../../modules/order/write-orders"
import type { Tenant } from "../../../modules/tenant/tenant"
import { holdCart } from "../../../modules/cart/open-cart"
import { addPayment } from "../../../medusa/order/add-payment"
import { createMedusaOrder } from "../../../medusa/order/create-order"
import { emptyCart } from "./empty-cart"
import { emitAfterCommit } from "../../../medusa/emit-after-commit"
import { flushModules } from "../../../medusa/shared-context"
import { lockStock, reserveStock } from "../../../medusa/order/reserve-stock"

/** PostgreSQL's error code for a duplicate key. */
const uniqueViolation = "23505"

/**
 * Creates the order and reserves its stock in one transaction. Nothing is captured yet.
 * @returns the order's id; undefined if the ledger entry is no longer open, because another session of the cart became
 * the order
 * @throws StockGone
 */
export async function placeOrder(
  container: MedusaContainer,
  tenant: Tenant,
  entry: LedgerEntry,
  paymentId: string
): Promise<string | undefined> {
  try {
    return await write(container, tenant, entry, paymentId)
  } catch (error) {
    // Order numbers have forty random bits. If an order of the platform has this number already, draw another one.
    if (!isTakenNumber(error)) throw error
    return write(container, tenant, entry, paymentId)
  }
}

function write(
  container: MedusaContainer,
  tenant: Tenant,
  entry: LedgerEntry,
  paymentId: string
): Promise<string | undefined> {
  const { cartId, accountId, customerId, gatewayOrderId } = entry
  const orderId = newId("order")
  const orderNumber = newOrderNumber()
  const lineIds = entry.snapshot.items.map(() => newId("ordli"))
  return withTenant(container, tenant.id, async (tx) => {
    // Must be first: it serializes two sessions of one cart that are paid at the same time.
    await holdCart(tx, accountId)
    const snapshot = await markOrdered(tx, { gatewayOrderId, paymentId, orderId, orderNumber })
    if (!snapshot) return undefined
    const names = await lockStock(tx, tenant.stockLocationId, snapshot.items)
    await createMedusaOrder(container, tx, {
      tenant,
      orderId,
      orderNumber,
      customerId,
      lineIds,
      names,
      snapshot,
    })
    await flushModules(tx)
    await reserveStock(tx, tenant.stockLocationId, snapshot.items, lineIds)
    await addPayment(tx, { orderId, cartId, gatewayOrderId, paymentId, amount: paise(entry.amountPaise) })
    await emptyCart(container, tx, { cartId, accountId, items: snapshot.items })
    await addTenantOrder(tx, {
      orderId,
      orderNumber,
      accountId,
      gatewayOrderId,
      paymentRef: paymentId,
      snapshot,
    })
    emitAfterCommit(container, tx, { name: OrderWorkflowEvents.PLACED, data: { id: orderId } })
    return orderId
  })
}

const isTakenNumber = (error: unknown): boolean =>
  error instanceof Error &&
  "code" in error &&
  error.code === uniqueViolation &&
  /number|display_id/.test(error.message)
