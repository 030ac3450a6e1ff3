import { noContent } from "../../../../../http/reply"
import { route } from "../../../../../http/route"
import { removeStaffWorkflow } from "../../../../../workflows/account/remove-staff"
import * as endpoints from "../../../../../contract/endpoints/staff"

export const DELETE = route(endpoints.removeStaff, async (ctx, { params: { id } }) => {
  const input = { tenantId: ctx.tenant.id, actor: ctx.actor, id }
  await removeStaffWorkflow(ctx.container).run({ input })
  return noContent()
})
