import type { MedusaContainer } from "@medusajs/framework/types"
import type { ListedTenant } from "../../../../contract/tenant"
import { erasureOf } from "../../../../commands/tenant/erase/erase-archived"
import { listArchived } from "../../../../modules/tenant/archived"
import { type Tenant, tenantView } from "../../../../modules/tenant/tenant"

/** The superadmin's views of deleted tenants, each with the time at which its data is erased. */
export async function deletedTenants(
  container: MedusaContainer,
  tenants: readonly Tenant[],
  now: Date
): Promise<ListedTenant[]> {
  const archived = new Map((await listArchived(container)).map((each) => [each.id, each]))
  const views: ListedTenant[] = []
  for (const tenant of tenants) {
    const found = archived.get(tenant.id)
    const at = found && (await erasureOf(container, found, now))
    views.push({ ...tenantView(tenant), erasesAt: at?.toISOString() ?? null })
  }
  return views
}
