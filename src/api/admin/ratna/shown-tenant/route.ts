import type { MedusaContainer } from "@medusajs/framework/types"
import { chooseTenantBody, type ShownTenant, shownTenant } from "../../../../contract/medusa-admin"
import { chosenTenant } from "../../../../http/cookie"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import { requirePlatform, tenantOfStaff } from "../../../../http/staff"
import { notFound } from "../../../../lib/api-error"
import { findTenant, storeKeyOf } from "../../../../modules/tenant/find-tenant"
import { choiceOf, type Tenant } from "../../../../modules/tenant/tenant"
import { tenantOrigin } from "../../../../modules/tenant/tenant-origin"

const shown = async (
  container: MedusaContainer,
  tenant: Tenant | undefined,
  mayChoose: boolean
): Promise<ShownTenant> => ({
  tenant: tenant ? choiceOf(tenant) : null,
  mayChoose,
  storeKey: tenant ? await storeKeyOf(container, tenant.id) : null,
  storefrontUrl: tenant ? tenantOrigin(tenant) : null,
})

export const GET = route(
  { access: "staff", summary: "Whose things Medusa Admin shows", answers: { 200: shownTenant } },
  async ({ actor, container }, _input, req) => {
    const { isPlatform, tenant } = await tenantOfStaff(req, actor.id ?? "")
    return ok(await shown(container, tenant, isPlatform))
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
    return ok(await shown(container, tenant, true), { "set-cookie": chosenTenant(tenantId) })
  }
)
