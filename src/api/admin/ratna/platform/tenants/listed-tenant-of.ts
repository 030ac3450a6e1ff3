import type { ListedTenant } from "../../../../../contract/medusa-admin"
import type { ListedRow } from "../../../../../modules/tenant/list-tenants-even-archived"
import { tenantOrigin } from "../../../../../modules/tenant/tenant-origin"

/** Returns a tenant as listed on the page of all tenants. @param platform origin of the superadmin's screens */
export function listedTenantOf(row: ListedRow, platform: string | null): ListedTenant {
  const { id, slug, domain, state } = row
  const isThere = state !== "archived"
  return {
    ...{ id, slug, domain, state },
    brandName: row.brand_name,
    reason: state === "suspended" ? row.closed_reason : null,
    createdAt: row.created_at.toISOString(),
    archivedAt: row.archived_at?.toISOString() ?? null,
    products: row.products,
    orders: row.orders,
    storefrontUrl: isThere ? tenantOrigin({ slug, domain }) : null,
    manageUrl:
      isThere && platform ? `${platform}/superadmin/tenants?search=${encodeURIComponent(slug)}` : null,
  }
}
