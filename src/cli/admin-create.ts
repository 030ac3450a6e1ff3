import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "zod"
import { email, password } from "../contract/auth"
import { pendingMails } from "../modules/mail/queue-mail"
import { isPlatformTenant } from "../modules/tenant/platform-role"
import { reachableOrigin } from "../modules/tenant/tenant-origin"
import { invite } from "../commands/account/invite"
import { addAccount } from "./create-account"
import { readFlags, tenantNamed } from "./flags"

const input = z.object({
  tenant: z.string(),
  email,
  role: z.enum(["ADMIN", "SUPERADMIN"], { error: "The role must be ADMIN or SUPERADMIN" }).default("ADMIN"),
  name: z.string().trim().min(1).max(120).default("Administrator"),
  password: password.optional(),
})

export async function adminCreate(container: MedusaContainer, args: readonly string[]): Promise<void> {
  const { flags } = readFlags(args, ["tenant", "email", "role", "name", "password"], ["tenant", "email"])
  const read = input.safeParse(flags)
  if (!read.success) throw new Error(read.error.issues.map((it) => it.message).join("; "))
  const it = read.data
  const tenant = await tenantNamed(container, it.tenant)
  if (it.role === "SUPERADMIN" && !isPlatformTenant(tenant)) {
    throw new Error("A SUPERADMIN belongs to the platform: give --tenant default")
  }
  const account = await addAccount(container, {
    tenantId: tenant.id,
    email: it.email,
    name: it.name,
    password: it.password ?? null,
    role: it.role,
    verified: it.password !== undefined,
  })
  const origin = reachableOrigin(tenant)
  console.log(`Created ${account.role} ${account.email} at ${origin}`)
  if (it.password !== undefined) return
  const invitation = {
    tenantId: tenant.id,
    accountId: account.id,
    email: account.email,
  }
  const link = await invite(container, invitation)
  console.log(`Choose a password within 72 hours: ${link}`)
  await pendingMails()
}
