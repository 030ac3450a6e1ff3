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
import { createMedusaOrder } from "../../../medusa/order/create-order"
import { emptyCart } from "./empty-cart"
import { emitAfterCommit } from "../../../medusa/emit-after-commit"

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
  return withTenant(container, tenant.id, async (tx) => {
    const snapshot = await markOrdered(tx, { gatewayOrderId, accountId, paymentId, orderId, orderNumber })
    if (!snapshot) return undefined
    await createMedusaOrder(tx, {
      ...{ tenant, orderId, orderNumber, customerId, cartId, gatewayOrderId, paymentId, snapshot },
      amount: paise(entry.amountPaise),
    })
    await emptyCart(tx, { cartId, accountId, items: snapshot.items })
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
