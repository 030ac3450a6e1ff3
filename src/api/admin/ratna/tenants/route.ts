import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import { tenantsOfStaff } from "../../../../http/staff"
import { choiceOf } from "../../../../modules/tenant/tenant"
import * as endpoints from "../../../../contract/endpoints/medusa-admin"

export const GET = route(endpoints.listStaffTenants, async ({ actor }, _input, req) =>
  ok((await tenantsOfStaff(req, actor.id ?? "")).map(choiceOf))
)
