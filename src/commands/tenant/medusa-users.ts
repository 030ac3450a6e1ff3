import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import type { z } from "zod"
import type { assignUserBody, MedusaUser } from "../../contract/medusa-admin"
import { ApiError, notFound } from "../../lib/api-error"
import { findTenant, listTenants } from "../../modules/tenant/find-tenant"
import { assignStaff, staffScopes } from "../../modules/tenant/medusa-staff"
import { choiceOf } from "../../modules/tenant/tenant"

const maxUsers = 1_000

interface User {
  id: string
  email: string
  first_name: string | null
  last_name: string | null
}

const named = ({ email, first_name: first, last_name: last }: User): string =>
  [first, last].filter(Boolean).join(" ") || email

/** All users of Medusa Admin, ordered by e-mail. */
export async function listMedusaUsers(container: MedusaContainer): Promise<MedusaUser[]> {
  const users = await container
    .resolve(Modules.USER)
    .listUsers({}, { take: maxUsers, order: { email: "ASC" } })
  const scopes = await staffScopes(container)
  const tenants = new Map((await listTenants(container)).map((it) => [it.id, choiceOf(it)]))
  return users.map((it) => {
    const scope = scopes.get(it.id)
    const tenant = scope?.of === "tenant" ? (tenants.get(scope.tenantId) ?? null) : null
    return { id: it.id, email: it.email, name: named(it), scope: scope?.of ?? "none", tenant }
  })
}

export interface AssignUserInput {
  userId: string
  scope: z.output<typeof assignUserBody>
  /** The superadmin who assigns; null for the command line. */
  by: string | null
}

/** @throws ApiError NOT_FOUND for an unknown user or tenant; CONFLICT for a user who would lock themselves out */
export async function assignUser(
  container: MedusaContainer,
  { userId, scope, by }: AssignUserInput
): Promise<MedusaUser> {
  const [user] = await container.resolve(Modules.USER).listUsers({ id: userId }, { take: 1 })
  if (!user) throw notFound("User")
  if (by === userId && scope.scope !== "platform")
    throw new ApiError("CONFLICT", "You can't remove your own access to the platform. Ask a colleague.")
  const tenant = scope.scope === "tenant" ? await findTenant(container, "id", scope.tenantId) : undefined
  if (scope.scope === "tenant" && !tenant) throw notFound("Tenant")
  if (tenant) await assignStaff(container, userId, { of: "tenant", tenantId: tenant.id })
  else await assignStaff(container, userId, scope.scope === "platform" ? { of: "platform" } : undefined)
  const now: MedusaUser = {
    id: user.id,
    email: user.email,
    name: named(user),
    scope: scope.scope,
    tenant: tenant ? choiceOf(tenant) : null,
  }
  return now
}
