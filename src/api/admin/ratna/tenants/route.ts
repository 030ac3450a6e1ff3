import { z } from "zod"
import { tenantChoice } from "../../../../contract/medusa-admin"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import { listTenants } from "../../../../modules/tenant/find-tenant"

export const GET = route(
  { access: "staff", summary: "The shops to choose from", answers: { 200: z.array(tenantChoice) } },
  async ({ container }) => {
    const tenants = await listTenants(container)
    return ok(tenants.map(({ id, slug, branding }) => ({ id, slug, brandName: branding.brandName })))
  }
)
