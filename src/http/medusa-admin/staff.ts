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
 * Who is signed in to Medusa Admin, as Medusa's own middleware has found. Secret keys are no person's, and are refused.
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

/** Whose things one of the staff may look at; `tenant` is absent while one of the platform's people has chosen none. */
export interface StaffTenant {
  isPlatform: boolean
  tenant: Tenant | undefined
}

/**
 * The tenant of one of the staff: their own, or for the platform's people the one that they have chosen.
 * @throws ApiError FORBIDDEN for who belongs to none; TENANT_INACTIVE while their own is closed
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
  if (!tenant.isActive) throw new ApiError("TENANT_INACTIVE", "This shop is closed.")
  return { isPlatform: false, tenant }
}

/** The tenants that one of the staff may look at. */
export async function tenantsOfStaff(req: MedusaRequest, userId: string): Promise<readonly Tenant[]> {
  const { isPlatform, tenant } = await tenantOfStaff(req, userId)
  if (isPlatform) return listTenants(req.scope)
  return tenant ? [tenant] : []
}

/** @throws ApiError FORBIDDEN for who isn't one of the platform's people */
export async function requirePlatform(req: MedusaRequest, userId: string): Promise<void> {
  const scope = await requireScope(req, userId)
  if (scope.of !== "platform") throw new ApiError("FORBIDDEN", "Only the platform's own people may do this.")
}

/**
 * The tenant that a call of Medusa Admin names in its path.
 * @throws ApiError NOT_FOUND, for a tenant that isn't theirs too; FORBIDDEN for who belongs to none
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
    "This login belongs to no shop yet. The platform's people say which one is yours."
  )
