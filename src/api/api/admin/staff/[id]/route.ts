import { staffParams } from "../../../../../contract/staff"
import { noContent } from "../../../../../http/reply"
import { route } from "../../../../../http/route"
import { removeStaffWorkflow } from "../../../../../workflows/account/remove-staff"

export const DELETE = route(
  {
    access: "admin",
    summary: "Somebody runs the shop no longer; the last administrator stays",
    params: staffParams,
    answers: { 204: null },
    refusals: ["NOT_FOUND", "CONFLICT"],
  },
  async (ctx, { params: { id } }) => {
    const input = { tenantId: ctx.tenant.id, actor: ctx.actor, id }
    await removeStaffWorkflow(ctx.container).run({ input })
    return noContent()
  }
)
