import { ok } from "../../../../../http/kernel/reply"
import { route } from "../../../../../http/kernel/route"
import { requirePlatform } from "../../../../../http/medusa-admin/staff"
import { findTenant } from "../../../../../modules/tenant/find-tenant"
import { listTenantsEvenArchived } from "../../../../../modules/tenant/list-tenants-even-archived"
import { tenantOrigin } from "../../../../../modules/tenant/tenant-origin"
import { listedTenantOf } from "./listed-tenant-of"
import * as endpoints from "../../../../../contract/endpoints/medusa-admin"

export const GET = route(endpoints.listPlatformTenants, async ({ actor, container }, { query }, req) => {
  await requirePlatform(req, actor.id ?? "")
  const { rows, total } = await listTenantsEvenArchived(container, query)
  const platform = await findTenant(container, "slug", "default")
  const origin = platform ? tenantOrigin(platform) : null
  return ok(
    rows.map((row) => listedTenantOf(row, origin)),
    { "x-total-count": String(total) }
  )
})
