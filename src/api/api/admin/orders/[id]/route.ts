import { inTenant } from "../../../../../http/kernel/context"
import { ok } from "../../../../../http/kernel/reply"
import { route } from "../../../../../http/kernel/route"
import { adminOrderOf } from "../../../../../commands/order/admin-orders"
import { updateOrder } from "../../../../../commands/order/update-order"
import * as endpoints from "../../../../../contract/endpoints/admin-order"

export const GET = route(endpoints.getAdminOrder, async (ctx, { params: { id } }) =>
  ok(await inTenant(ctx, (tx) => adminOrderOf(tx, id)))
)

export const PUT = route(endpoints.updateOrder, async (ctx, { params: { id }, body, version }) => {
  const input = { tenantId: ctx.tenant.id, actor: ctx.actor, id, changes: body, version, now: new Date() }
  return ok(await updateOrder(ctx.container, input))
})
