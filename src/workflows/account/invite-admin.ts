import type { MedusaContainer } from "@medusajs/framework/types"
import { tenantOrigin } from "../../modules/tenant/tenant-origin"
import type { Tenant } from "../../modules/tenant/tenant"
import { hashPassword } from "../../modules/account/password"
import { newToken } from "../../lib/tokens"
import { createAccountWorkflow } from "./create-account"
import { inviteWorkflow } from "./invite"
import { senderOf } from "../mail/sender-of"

/**
 * An account for somebody who will run this shop, and the mail with which they choose a password.
 * @throws ShopError CONFLICT when the e-mail has an account there
 */
export async function inviteAdmin(
  ctx: { readonly container: MedusaContainer },
  tenant: Tenant,
  email: string
): Promise<void> {
  const { result: user } = await createAccountWorkflow(ctx.container).run({
    input: {
      tenantId: tenant.id,
      email,
      name: "Administrator",
      role: "ADMIN",
      isEmailVerified: false,
      // Nobody knows it: the invitation's link is the only way in.
      passwordHash: await hashPassword(newToken()),
      proof: null,
    },
  })
  const origin = tenantOrigin(tenant)
  await inviteWorkflow(ctx.container).run({
    input: { tenantId: tenant.id, accountId: user.id, email, origin, sender: senderOf(tenant, origin) },
  })
}
