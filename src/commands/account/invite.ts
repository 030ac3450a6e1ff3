import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../db/with-tenant"
import { notFound } from "../../lib/api-error"
import { newToken } from "../../lib/tokens"
import { invitationMail } from "../../modules/mail/mails/account"
import { insertResetToken, invitationSeconds } from "../../modules/account/reset-tokens"
import { findTenant } from "../../modules/tenant/find-tenant"
import { reachableOrigin } from "../../modules/tenant/tenant-origin"
import { mailAsTenant } from "../mail/tenant-mail"

export interface InviteInput {
  tenantId: string
  accountId: string
  email: string
  /** Public origin where the inviter sees the tenant; if absent, an origin that is always reachable. */
  origin?: string | undefined
}

/** Mails the account's holder a link to choose a password, and returns the link. */
export async function invite(
  container: MedusaContainer,
  { tenantId, accountId, email, origin: known }: InviteInput
): Promise<string> {
  const tenant = await findTenant(container, "id", tenantId)
  if (!tenant) throw notFound("Tenant")
  const origin = known ?? reachableOrigin(tenant)
  const token = newToken()
  const path = `/reset-password?token=${token}`
  await withTenant(container, tenantId, async (tx) => {
    await insertResetToken(tx, { accountId, token, seconds: invitationSeconds })
    await mailAsTenant(container, tx, { to: email, validForSeconds: invitationSeconds, origin }, (tenant) =>
      invitationMail(tenant, path)
    )
  })
  return `${origin}${path}`
}
