import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { assignUser } from "../commands/tenant/medusa-users"
import { readFlags, tenantNamed } from "./flags"

export async function staffAssign(container: MedusaContainer, args: readonly string[]): Promise<void> {
  const { flags } = readFlags(args, ["email", "tenant"], ["email"])
  const email = flags.email ?? ""
  const [user] = await container.resolve(Modules.USER).listUsers({ email }, { take: 1 })
  if (!user) throw new Error(`Medusa Admin has no user ${email}. Create one with staff:create`)
  const tenant = flags.tenant === undefined ? undefined : await tenantNamed(container, flags.tenant)
  const scope = tenant ? { scope: "tenant" as const, tenantId: tenant.id } : { scope: "platform" as const }
  await assignUser(container, { userId: user.id, scope, by: null })
  console.log(
    `${email} now has access to ${tenant ? tenant.branding.brandName : "the platform"} in Medusa Admin`
  )
}
