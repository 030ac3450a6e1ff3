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
 * Issues the passport of each line item of an order, once. It runs on first access, not when the order is placed: all
 * data comes from the order's snapshot, so waiting loses nothing and the checkout stays short.
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
