import type { MedusaContainer } from "@medusajs/framework/types"
import type { ListedTenant } from "../../../../contract/tenant"
import { archiveNotice } from "../../../../commands/tenant/erase/notify-admins"
import { expectedErasure } from "../../../../domain/erase-at"
import { noticesOfArchived } from "../../../../modules/tenant/archived"
import { type Tenant, tenantView } from "../../../../modules/tenant/tenant"

/** The superadmin's views of deleted tenants, each with the time at which its data is erased. */
export async function deletedTenants(
  container: MedusaContainer,
  tenants: readonly Tenant[],
  now: Date
): Promise<ListedTenant[]> {
  const ids = tenants.map((tenant) => tenant.id)
  const archived = await noticesOfArchived(container, ids, archiveNotice)
  const notices = new Map(archived.map((each) => [each.id, each]))
  return tenants.map((tenant) => {
    const found = notices.get(tenant.id)
    const at = found && expectedErasure(found.archivedAt, found, now)
    return { ...tenantView(tenant), erasesAt: at?.toISOString() ?? null }
  })
}
