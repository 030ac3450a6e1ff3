import { ok } from "../../../../../http/reply"
import { route } from "../../../../../http/route"
import { requirePlatform } from "../../../../../http/staff"
import { assignUser } from "../../../../../commands/tenant/medusa-users"
import * as endpoints from "../../../../../contract/endpoints/medusa-admin"

export const PUT = route(
  endpoints.updateStaffUser,
  async ({ actor, container }, { params: { userId }, body }, req) => {
    await requirePlatform(req, actor.id ?? "")
    return ok(await assignUser(container, { userId, scope: body, by: actor.id }))
  }
)
