import { ok } from "../../../../../http/reply"
import { route } from "../../../../../http/route"
import { requirePlatform } from "../../../../../http/staff"
import { assignUserWorkflow } from "../../../../../workflows/tenant/medusa-users"
import * as endpoints from "../../../../../contract/endpoints/medusa-admin"

export const PUT = route(
  endpoints.updateStaffUser,
  async ({ actor, container }, { params: { userId }, body }, req) => {
    await requirePlatform(req, actor.id ?? "")
    const { result } = await assignUserWorkflow(container).run({
      input: { userId, scope: body, by: actor.id },
    })
    return ok(result)
  }
)
