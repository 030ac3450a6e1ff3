import { platformActor } from "../../../../../../http/kernel/actor"
import { limitsForAll } from "../../../../../../http/throttle/limits-for-all"
import { ok } from "../../../../../../http/kernel/reply"
import { route } from "../../../../../../http/kernel/route"
import { notFound } from "../../../../../../lib/api-error"
import { findTenant } from "../../../../../../modules/tenant/find-tenant"
import { setTenantLimits } from "../../../../../../commands/tenant/set-limits"
import * as endpoints from "../../../../../../contract/endpoints/tenant"

export const GET = route(endpoints.getTenantLimits, async ({ container }, { params: { id } }) => {
  const tenant = await findTenant(container, "id", id)
  if (!tenant) throw notFound("Tenant")
  return ok({ ...tenant.limits, forAll: limitsForAll() })
})

export const PUT = route(
  endpoints.updateTenantLimits,
  async ({ container, signedIn }, { params: { id }, body }) => {
    await setTenantLimits(container, { id, limits: body, actor: platformActor(signedIn) })
    return ok({ ...body, forAll: limitsForAll() })
  }
)
