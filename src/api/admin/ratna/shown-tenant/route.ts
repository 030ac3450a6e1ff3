import { chooseTenantBody, shownTenant } from "../../../../contract/medusa-admin"
import { chosenTenant } from "../../../../http/cookie"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import { requirePlatform, tenantOfStaff } from "../../../../http/staff"
import { notFound } from "../../../../lib/api-error"
import { findTenant } from "../../../../modules/tenant/find-tenant"
import { choiceOf } from "../../../../modules/tenant/tenant"

export const GET = route(
  { access: "staff", summary: "Whose things Medusa Admin shows", answers: { 200: shownTenant } },
  async ({ actor }, _input, req) => {
    const { isPlatform, tenant } = await tenantOfStaff(req, actor.id ?? "")
    return ok({ tenant: tenant ? choiceOf(tenant) : null, mayChoose: isPlatform })
  }
)

export const PUT = route(
  {
    access: "staff",
    summary: "Choose whose things Medusa Admin shows; for the platform's own people",
    body: chooseTenantBody,
    answers: { 200: shownTenant },
    refusals: ["NOT_FOUND", "FORBIDDEN"],
  },
  async ({ actor, container }, { body: { tenantId } }, req) => {
    await requirePlatform(req, actor.id ?? "")
    const tenant = tenantId === null ? undefined : await findTenant(container, "id", tenantId)
    if (tenantId !== null && !tenant) throw notFound("Tenant")
    return ok(
      { tenant: tenant ? choiceOf(tenant) : null, mayChoose: true },
      { "set-cookie": chosenTenant(tenantId) }
    )
  }
)
