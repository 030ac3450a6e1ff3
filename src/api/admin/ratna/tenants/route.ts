import { ok } from "../../../../http/kernel/reply"
import { route } from "../../../../http/kernel/route"
import { tenantsOfStaff } from "../../../../http/medusa-admin/staff"
import { choiceOf } from "../../../../modules/tenant/tenant"
import * as endpoints from "../../../../contract/endpoints/medusa-admin"

export const GET = route(endpoints.listStaffTenants, async ({ actor }, _input, req) =>
  ok((await tenantsOfStaff(req, actor.id ?? "")).map(choiceOf))
)
