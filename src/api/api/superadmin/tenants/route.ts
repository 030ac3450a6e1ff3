import { brandPicturesIn } from "../../../../http/files/brand-files"
import { created, ok } from "../../../../http/kernel/reply"
import { route } from "../../../../http/kernel/route"
import { newId } from "../../../../lib/ids"
import { searchTenants } from "../../../../modules/tenant/find-tenant"
import { tenantView } from "../../../../modules/tenant/tenant"
import { createTenant } from "../../../../workflows/tenant/create-tenant"
import { deletedTenants } from "./deleted-tenants"
import { viewOfTenant } from "./view-of-tenant"
import * as endpoints from "../../../../contract/endpoints/tenant"

export const GET = route(endpoints.listTenants, async ({ container }, { query }) => {
  const { tenants, total } = await searchTenants(container, query)
  const views =
    query.deleted === "true" ? deletedTenants(container, tenants, new Date()) : tenants.map(tenantView)
  return ok(await views, { "x-total-count": String(total) })
})

export const POST = route(endpoints.createTenant, async ({ container }, { body, files }) => {
  const id = newId("ten")
  const input = { id, tenant: body, pictures: brandPicturesIn(files), allowReserved: false }
  await createTenant(container, input)
  return created(await viewOfTenant(container, id))
})
