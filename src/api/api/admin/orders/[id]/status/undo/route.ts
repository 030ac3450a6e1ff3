import { ok } from "../../../../../../../http/kernel/reply"
import { route } from "../../../../../../../http/kernel/route"
import { undoStatus } from "../../../../../../../commands/order/undo-status"
import * as endpoints from "../../../../../../../contract/endpoints/admin-order"

export const POST = route(endpoints.undoOrderStatus, async (ctx, { params: { id }, version }) => {
  const input = { tenantId: ctx.tenant.id, actor: ctx.actor, id, version, now: new Date() }
  return ok(await undoStatus(ctx.container, input))
})
