import { z } from "zod"
import { tenant, tenantCreateBody } from "../../../../contract/tenant"
import { newId } from "../../../../lib/ids"
import { findTenant, listTenants } from "../../../../modules/tenant/find-tenant"
import { tenantView } from "../../../../modules/tenant/tenant"
import { createTenantWorkflow } from "../../../../workflows/tenant/create-tenant"
import { created, ok } from "../../../../http/reply"
import { route } from "../../../../http/route"

export const GET = route(
  { access: "superadmin", summary: "All shops of the platform", answers: { 200: z.array(tenant) } },
  async ({ container }) => ok((await listTenants(container)).map(tenantView))
)

export const POST = route(
  {
    access: "superadmin",
    summary: "Open a new shop, complete at once; its admin gets an invitation",
    body: tenantCreateBody,
    answers: { 201: tenant },
    refusals: ["CONFLICT"],
  },
  async (ctx, { body }) => {
    const id = newId("ten")
    await createTenantWorkflow(ctx.container).run({ input: { id, tenant: body, allowReserved: false } })
    const made = await findTenant(ctx.container, "id", id)
    if (!made) throw new Error("The new tenant is not there")
    return created(tenantView(made))
  }
)
