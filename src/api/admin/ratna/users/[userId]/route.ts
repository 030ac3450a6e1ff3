import { ok } from "../../../../../http/kernel/reply"
import { route } from "../../../../../http/kernel/route"
import { requirePlatform } from "../../../../../http/medusa-admin/staff"
import { assignUser } from "../../../../../commands/tenant/medusa-users"
import * as endpoints from "../../../../../contract/endpoints/medusa-admin"

export const PUT = route(
  endpoints.updateStaffUser,
  async ({ actor, container }, { params: { userId }, body }, req) => {
    await requirePlatform(req, actor.id ?? "")
    return ok(await assignUser(container, { userId, scope: body, by: actor.id }))
  }
)
