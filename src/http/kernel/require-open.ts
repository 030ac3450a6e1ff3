import { ApiError } from "../../lib/api-error"
import type { Tenant } from "../../modules/tenant/tenant"
import type { Access } from "../../contract/endpoints/endpoint"

/** A store is closed by a decision of people: a crawler that comes back within the hour finds nothing new. */
const closedForSeconds = 3600

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
      retryAfterSeconds: closedForSeconds,
    })
  return tenant
}
