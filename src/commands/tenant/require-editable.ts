import type { MedusaContainer } from "@medusajs/framework/types"
import { ApiError, notFound } from "../../lib/api-error"
import { findTenant } from "../../modules/tenant/find-tenant"
import { isPlatformTenant } from "../../modules/tenant/platform-role"
import type { PlatformTenant } from "../../modules/tenant/platform-tenant"

/**
 * The path's value may not be an id at all.
 * @throws ApiError NOT_FOUND
 */
export async function requireTenant(container: MedusaContainer, id: string): Promise<void> {
  if (!(await findTenant(container, "id", id))) throw notFound("Tenant")
}

/**
 * The platform's own tenant can't be edited: every superadmin signs in there.
 * @throws ApiError NOT_FOUND, also for an archived tenant; FORBIDDEN for the platform's own
 */
export function requireEditable(tenant: PlatformTenant | undefined): PlatformTenant {
  if (!tenant) throw notFound("Tenant")
  if (isPlatformTenant(tenant))
    throw new ApiError("FORBIDDEN", "The platform's own store can't be edited or deleted here")
  return tenant
}
