import type { MedusaContainer } from "@medusajs/framework/types"
import { type ShownTenant } from "../../../../contract/medusa-admin"
import { chosenTenant } from "../../../../http/kernel/cookie"
import { ok } from "../../../../http/kernel/reply"
import { route } from "../../../../http/kernel/route"
import { requirePlatform, tenantOfStaff } from "../../../../http/medusa-admin/staff"
import { notFound } from "../../../../lib/api-error"
import { findTenant, storeKeyOf } from "../../../../modules/tenant/find-tenant"
import { choiceOf, type Tenant } from "../../../../modules/tenant/tenant"
import { tenantOrigin } from "../../../../modules/tenant/tenant-origin"
import * as endpoints from "../../../../contract/endpoints/medusa-admin"

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

export const GET = route(endpoints.getShownTenant, async ({ actor, container }, _input, req) => {
  const { isPlatform, tenant } = await tenantOfStaff(req, actor.id ?? "")
  return ok(await shown(container, tenant, isPlatform))
})

export const PUT = route(
  endpoints.updateShownTenant,
  async ({ actor, container }, { body: { tenantId } }, req) => {
    await requirePlatform(req, actor.id ?? "")
    const tenant = tenantId === null ? undefined : await findTenant(container, "id", tenantId)
    if (tenantId !== null && !tenant) throw notFound("Tenant")
    return ok(await shown(container, tenant, true), { "set-cookie": chosenTenant(tenantId) })
  }
)
