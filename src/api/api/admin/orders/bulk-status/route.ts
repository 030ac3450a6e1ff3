import { ok } from "../../../../../http/kernel/reply"
import { route } from "../../../../../http/kernel/route"
import { setStatuses } from "../../../../../commands/order/set-statuses"
import * as endpoints from "../../../../../contract/endpoints/admin-order"

export const POST = route(endpoints.updateOrderStatuses, async (ctx, { body }) => {
  const input = { tenantId: ctx.tenant.id, actor: ctx.actor, now: () => new Date(), ...body }
  return ok(await setStatuses(ctx.container, input))
})
