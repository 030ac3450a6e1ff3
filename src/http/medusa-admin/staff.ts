import type { AuthenticatedMedusaRequest, MedusaRequest } from "@medusajs/framework/http"
import { Modules } from "@medusajs/framework/utils"
import { chosenTenantCookie } from "../../contract/cookies"
import { ApiError } from "../../lib/api-error"
import { findTenant, listTenants } from "../../modules/tenant/find-tenant"
import { staffScope, type StaffScope } from "../../modules/tenant/medusa-staff"
import type { Tenant } from "../../modules/tenant/tenant"
import type { Staff } from "../kernel/context"
import { requireLiveSignIn } from "./staff-sign-ins"

/**
 * Returns the user signed in to Medusa Admin, as found by Medusa's middleware. Secret API keys are refused, since they
 * belong to no person.
 * @throws ApiError UNAUTHENTICATED
 */
export async function requireStaff(req: MedusaRequest): Promise<Staff> {
  await requireLiveSignIn(req)
  const { auth_context: auth } = req as Partial<AuthenticatedMedusaRequest>
  const [user] =
    auth?.actor_type === "user" && auth.actor_id
      ? await req.scope.resolve(Modules.USER).listUsers({ id: auth.actor_id }, { take: 1 })
      : []
  if (!user) throw new ApiError("UNAUTHENTICATED", "Please sign in")
  const name = [user.first_name, user.last_name].filter(Boolean).join(" ")
  return { id: user.id, email: user.email, name: name || user.email }
}

/** The tenant whose rows a staff user sees; `tenant` is absent while a platform user has chosen none. */
export interface StaffTenant {
  isPlatform: boolean
  tenant: Tenant | undefined
}

/**
 * Returns the staff user's tenant: their own, or the one that a platform user has chosen.
 * @throws ApiError FORBIDDEN for a user without a tenant; TENANT_INACTIVE while their own tenant is closed
 */
export async function tenantOfStaff(req: MedusaRequest, userId: string): Promise<StaffTenant> {
  const scope = await requireScope(req, userId)
  if (scope.of === "platform") {
    const chosen = (req.cookies as Record<string, unknown>)[chosenTenantCookie]
    return {
      isPlatform: true,
      tenant: typeof chosen === "string" ? await tenantById(req, chosen) : undefined,
    }
  }
  const tenant = await tenantById(req, scope.tenantId)
  if (!tenant) throw belongsNowhere()
  if (!tenant.isActive) throw new ApiError("TENANT_INACTIVE", "This store is closed.")
  return { isPlatform: false, tenant }
}

/** Returns the tenants that a staff user may see. */
export async function tenantsOfStaff(req: MedusaRequest, userId: string): Promise<readonly Tenant[]> {
  const { isPlatform, tenant } = await tenantOfStaff(req, userId)
  if (isPlatform) return listTenants(req.scope)
  return tenant ? [tenant] : []
}

/** @throws ApiError FORBIDDEN for a user who isn't a platform user */
export async function requirePlatform(req: MedusaRequest, userId: string): Promise<void> {
  const scope = await requireScope(req, userId)
  if (scope.of !== "platform") throw new ApiError("FORBIDDEN", "Only the platform's staff may do this.")
}

/**
 * Resolves the tenant in the path of a Medusa Admin request.
 * @throws ApiError NOT_FOUND for an unknown tenant or one that isn't theirs; FORBIDDEN for a user without a tenant
 */
export async function tenantInPath(req: MedusaRequest, path: string, userId: string): Promise<Tenant> {
  const id = /^\/admin\/ratna\/tenants\/([^/]+)/.exec(path)?.[1]
  const named = id === undefined ? undefined : await tenantById(req, decodeURIComponent(id))
  const { isPlatform, tenant } = await tenantOfStaff(req, userId)
  if (!named || !(isPlatform || tenant?.id === named.id)) throw new ApiError("NOT_FOUND", "Tenant not found")
  return named
}

async function requireScope(req: MedusaRequest, userId: string): Promise<StaffScope> {
  const scope = await staffScope(req.scope, userId)
  if (!scope) throw belongsNowhere()
  return scope
}

const tenantById = (req: MedusaRequest, id: string): Promise<Tenant | undefined> =>
  id.includes("\u0000") ? Promise.resolve(undefined) : findTenant(req.scope, "id", id)

const belongsNowhere = (): ApiError =>
  new ApiError(
    "FORBIDDEN",
    "This login is not assigned to a store yet. Ask the platform's staff to assign one."
  )
