import { noContent } from "../../../../../http/kernel/reply"
import { route } from "../../../../../http/kernel/route"
import { removeStaff } from "../../../../../commands/account/remove-staff"
import * as endpoints from "../../../../../contract/endpoints/staff"

export const DELETE = route(endpoints.removeStaff, async (ctx, { params: { id } }) => {
  const input = { tenantId: ctx.tenant.id, actor: ctx.actor, id }
  await removeStaff(ctx.container, input)
  return noContent()
})
