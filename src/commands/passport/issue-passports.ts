import type { MedusaContainer } from "@medusajs/framework/types"
import type { PassportRecord } from "../../contract/passport"
import { withTenant } from "../../db/with-tenant"
import { notFound } from "../../lib/api-error"
import { orderById } from "../../modules/order/read-orders"
import { signPassport } from "../../modules/passport/passport-record"
import { addPassport, passportsOfOrder, type SignedPassport } from "../../modules/passport/passports"

export interface IssuePassportsInput {
  tenantId: string
  orderId: string
  shop: PassportRecord["shop"]
}

/**
 * Gives each line of an order its passport, once. It is done when somebody first looks, not when the order is
 * made: all of it comes from the order's snapshot, so nothing is lost by waiting, and the checkout stays as short
 * as it is.
 */
export async function issuePassports(
  container: MedusaContainer,
  { tenantId, orderId, shop }: IssuePassportsInput
): Promise<SignedPassport[]> {
  return withTenant(container, tenantId, async (tx) => {
    const order = await orderById(tx, orderId)
    if (!order) throw notFound("Order")
    for (const line of order.snapshot.items.keys()) await addPassport(tx, signPassport(order, line, shop))
    return passportsOfOrder(tx, orderId)
  })
}
