import { notFound } from "../../../lib/api-error"
import { orderByNumber } from "../../../modules/order/read-orders"
import type { TenantOrder } from "../../../modules/order/tenant-order"
import { inTenant, type RequestContext, type SignedIn } from "../../../http/kernel/context"

/** @throws ApiError NOT_FOUND, for another account's order as well as for a missing one */
export async function visibleOrder(
  ctx: RequestContext & { signedIn: SignedIn },
  orderNumber: string
): Promise<TenantOrder> {
  const order = await inTenant(ctx, (tx) => orderByNumber(tx, orderNumber))
  const { account } = ctx.signedIn
  if (!order || (order.accountId !== account.id && account.role === "CUSTOMER")) throw notFound("Order")
  return order
}
