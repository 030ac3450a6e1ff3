import type { MedusaContainer } from "@medusajs/framework/types"
import type { TenantView } from "../../../../contract/tenant"
import { notFound } from "../../../../lib/api-error"
import { findTenant } from "../../../../modules/tenant/find-tenant"
import { tenantView } from "../../../../modules/tenant/tenant"

/** Returns a tenant's superadmin view. @throws ApiError NOT_FOUND, for an archived tenant too */
export async function viewOfTenant(container: MedusaContainer, id: string): Promise<TenantView> {
  const found = await findTenant(container, "id", id)
  if (!found) throw notFound("Tenant")
  return tenantView(found)
}
