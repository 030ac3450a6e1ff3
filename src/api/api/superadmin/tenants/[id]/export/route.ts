import { z } from "zod"
import { tenantParams } from "../../../../../../contract/tenant"
import { route } from "../../../../../../http/route"
import { notFound } from "../../../../../../lib/api-error"
import { findTenant } from "../../../../../../modules/tenant/find-tenant"
import { exportTenant } from "../../../../../../workflows/tenant/archive/export-tenant"

export const GET = route(
  {
    access: "superadmin",
    summary: "The archive of a shop: all its rows and pictures, for its import elsewhere; a tar.gz",
    params: tenantParams,
    answers: { 200: z.instanceof(Buffer) },
    refusals: ["NOT_FOUND"],
    limits: [{ name: "tenant-export", per: "account", maxPerHour: 20 }],
  },
  async ({ container }, { params: { id } }) => {
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
  }
)
