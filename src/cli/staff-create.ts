import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "zod"
import { email, password } from "../contract/auth"
import { createMedusaUser } from "../commands/tenant/create-medusa-user"
import { assignUser } from "../commands/tenant/medusa-users"
import { newToken } from "../lib/tokens"
import { readFlags, tenantNamed } from "./flags"

const input = z.object({
  email,
  name: z.string().trim().min(1).max(120).optional(),
  password: password.optional(),
})

export async function staffCreate(container: MedusaContainer, args: readonly string[]): Promise<void> {
  const { flags } = readFlags(args, ["email", "tenant", "name", "password"], ["email"])
  const read = input.safeParse(flags)
  if (!read.success) throw new Error(read.error.issues.map((issue) => issue.message).join("; "))
  const tenant = flags.tenant === undefined ? undefined : await tenantNamed(container, flags.tenant)
  const secret = read.data.password ?? newToken()
  const userId = await createMedusaUser(container, {
    email: read.data.email,
    password: secret,
    name: read.data.name,
  })
  const scope = tenant ? { scope: "tenant" as const, tenantId: tenant.id } : { scope: "platform" as const }
  await assignUser(container, { userId, scope, by: null })
  console.log(`Created ${read.data.email} for ${tenant ? tenant.branding.brandName : "the platform"}`)
  if (read.data.password === undefined) console.log(`Password, shown only once: ${secret}`)
}
