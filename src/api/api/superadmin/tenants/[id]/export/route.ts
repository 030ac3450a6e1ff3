import { route } from "../../../../../../http/kernel/route"
import { notFound } from "../../../../../../lib/api-error"
import { findTenant } from "../../../../../../modules/tenant/find-tenant"
import { exportTenant } from "../../../../../../commands/tenant/archive/export-tenant"
import * as endpoints from "../../../../../../contract/endpoints/tenant"

export const GET = route(endpoints.exportTenant, async ({ container }, { params: { id } }) => {
  const tenant = await findTenant(container, "id", id)
  if (!tenant) throw notFound("Tenant")
  return {
    status: 200,
    raw: { type: "application/gzip", data: exportTenant(tenant) },
    headers: {
      "content-disposition": `attachment; filename="ratna-${tenant.slug}.tar.gz"`,
      "cache-control": "private, no-store",
    },
  }
})
