import { z } from "zod"
import { tenant, tenantCreateBody, tenantListQuery } from "../../../../contract/tenant"
import { brandFiles, brandPicturesIn } from "../../../../http/brand-files"
import { created, ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import { newId } from "../../../../lib/ids"
import { searchTenants } from "../../../../modules/tenant/find-tenant"
import { tenantView } from "../../../../modules/tenant/tenant"
import { createTenantWorkflow } from "../../../../workflows/tenant/create-tenant"
import { viewOfTenant } from "./view-of-tenant"

export const GET = route(
  {
    access: "superadmin",
    summary: "The shops of the platform, the oldest first; without a limit all of them",
    query: tenantListQuery,
    answers: { 200: z.array(tenant) },
  },
  async ({ container }, { query }) => {
    const { tenants, total } = await searchTenants(container, query)
    return ok(tenants.map(tenantView), { "x-total-count": String(total) })
  }
)

export const POST = route(
  {
    access: "superadmin",
    summary: "Open a new shop, complete at once; its admin gets an invitation",
    body: tenantCreateBody,
    files: brandFiles,
    answers: { 201: tenant },
    refusals: ["CONFLICT", "PAYLOAD_TOO_LARGE"],
  },
  async ({ container }, { body, files }) => {
    const id = newId("ten")
    const input = { id, tenant: body, pictures: brandPicturesIn(files), allowReserved: false }
    await createTenantWorkflow(container).run({ input })
    return created(await viewOfTenant(container, id))
  }
)
