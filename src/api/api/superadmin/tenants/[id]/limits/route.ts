import { tenantParams } from "../../../../../../contract/tenant"
import { tenantLimits, tenantLimitsView } from "../../../../../../contract/tenant-limits"
import { platformActor } from "../../../../../../http/actor"
import { limitsForAll } from "../../../../../../http/limits-for-all"
import { ok } from "../../../../../../http/reply"
import { route } from "../../../../../../http/route"
import { notFound } from "../../../../../../lib/api-error"
import { findTenant } from "../../../../../../modules/tenant/find-tenant"
import { setTenantLimitsWorkflow } from "../../../../../../workflows/tenant/set-limits"

export const GET = route(
  {
    access: "superadmin",
    summary: "How many calls a shop may make; null where what holds for all shops holds",
    params: tenantParams,
    answers: { 200: tenantLimitsView },
    refusals: ["NOT_FOUND"],
  },
  async ({ container }, { params: { id } }) => {
    const tenant = await findTenant(container, "id", id)
    if (!tenant) throw notFound("Tenant")
    return ok({ ...tenant.limits, forAll: limitsForAll() })
  }
)

export const PUT = route(
  {
    access: "superadmin",
    summary: "Set how many calls a shop may make, a second and at once; it holds at once in this process",
    params: tenantParams,
    body: tenantLimits,
    answers: { 200: tenantLimitsView },
    refusals: ["NOT_FOUND"],
  },
  async ({ container, signedIn }, { params: { id }, body }) => {
    await setTenantLimitsWorkflow(container).run({
      input: { id, limits: body, actor: platformActor(signedIn) },
    })
    return ok({ ...body, forAll: limitsForAll() })
  }
)
