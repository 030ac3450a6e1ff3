import { ok } from "../../../../http/kernel/reply"
import { route } from "../../../../http/kernel/route"
import { requirePlatform } from "../../../../http/medusa-admin/staff"
import { listMedusaUsers } from "../../../../commands/tenant/medusa-users"
import * as endpoints from "../../../../contract/endpoints/medusa-admin"

export const GET = route(endpoints.listStaffUsers, async ({ actor, container }, _input, req) => {
  await requirePlatform(req, actor.id ?? "")
  return ok(await listMedusaUsers(container))
})
