import type { AuthenticatedMedusaRequest, MedusaRequest } from "@medusajs/framework/http"
import { Modules } from "@medusajs/framework/utils"
import { ApiError } from "../lib/api-error"
import { findTenant } from "../modules/tenant/find-tenant"
import type { Tenant } from "../modules/tenant/tenant"
import type { Staff } from "./context"

/**
 * Who is signed in to Medusa Admin, as Medusa's own middleware has found. Secret keys are no person's, and are refused.
 * @throws ApiError UNAUTHENTICATED
 */
export async function requireStaff(req: MedusaRequest): Promise<Staff> {
  const { auth_context: auth } = req as Partial<AuthenticatedMedusaRequest>
  const [user] =
    auth?.actor_type === "user" && auth.actor_id
      ? await req.scope.resolve(Modules.USER).listUsers({ id: auth.actor_id }, { take: 1 })
      : []
  if (!user) throw new ApiError("UNAUTHENTICATED", "Please sign in")
  const name = [user.first_name, user.last_name].filter(Boolean).join(" ")
  return { id: user.id, email: user.email, name: name || user.email }
}

/**
 * The tenant that a call of Medusa Admin names in its path. All staff there are the platform's own today: whoever is
 * signed in may choose any tenant.
 * @throws ApiError NOT_FOUND
 */
export async function tenantInPath(req: MedusaRequest, path: string): Promise<Tenant> {
  const id = /^\/admin\/ratna\/tenants\/([^/]+)/.exec(path)?.[1]
  const tenant = id === undefined ? undefined : await findTenant(req.scope, "id", decodeURIComponent(id))
  if (!tenant) throw new ApiError("NOT_FOUND", "Tenant not found")
  return tenant
}
