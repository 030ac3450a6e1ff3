import { ApiError } from "../../lib/api-error"
import type { Tenant } from "../../modules/tenant/tenant"
import { closedStoreSeconds } from "../../contract/rules/closed-store"
import type { Access } from "../../contract/endpoints/endpoint"

/**
 * Returns the request's tenant if it accepts requests.
 * @throws ApiError TENANT_NOT_FOUND when there is none; TENANT_INACTIVE for a closed tenant, except on superadmin
 *   endpoints
 */
export function requireOpen(tenant: Tenant | undefined, access: Access): Tenant {
  if (!tenant) throw new ApiError("TENANT_NOT_FOUND", "There is no store at this address")
  if (!tenant.isActive && access !== "superadmin")
    throw new ApiError("TENANT_INACTIVE", "This store is closed", {
      branding: tenant.branding,
      retryAfterSeconds: closedStoreSeconds,
    })
  return tenant
}
