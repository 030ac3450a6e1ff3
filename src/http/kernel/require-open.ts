import { ApiError } from "../../lib/api-error"
import type { Tenant } from "../../modules/tenant/tenant"
import type { Access } from "../../contract/endpoints/endpoint"

/**
 * The tenant that a call goes to, if it can be called.
 * @throws ApiError TENANT_NOT_FOUND where there is none, TENANT_INACTIVE for a closed one, but to the platform's own people
 */
export function requireOpen(tenant: Tenant | undefined, access: Access): Tenant {
  if (!tenant) throw new ApiError("TENANT_NOT_FOUND", "There is no store at this address")
  if (!tenant.isActive && access !== "superadmin")
    throw new ApiError("TENANT_INACTIVE", "This store is closed", { branding: tenant.branding })
  return tenant
}
