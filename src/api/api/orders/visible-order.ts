import { notFound } from "../../../lib/shop-error"
import { orderByNumber } from "../../../modules/order/read-orders"
import type { ShopOrder } from "../../../modules/order/shop-order"
import { inTenant, type RequestContext, type SignedIn } from "../../../http/context"

/** @throws ShopError NOT_FOUND, for somebody else's order as for none */
export async function visibleOrder(
  ctx: RequestContext & { signedIn: SignedIn },
  orderNumber: string
): Promise<ShopOrder> {
  const order = await inTenant(ctx, (tx) => orderByNumber(tx, orderNumber))
  const { account } = ctx.signedIn
  if (!order || (order.accountId !== account.id && account.role === "CUSTOMER")) throw notFound("Order")
  return order
}
