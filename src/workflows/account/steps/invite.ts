import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { withTenant } from "../../../db/with-tenant"
import { notFound } from "../../../lib/shop-error"
import { newToken } from "../../../lib/tokens"
import { invitationMail } from "../../../modules/mail/mails/account"
import { insertResetToken, invitationSeconds } from "../../../modules/account/reset-tokens"
import { queueMail } from "../../../modules/mail/queue-mail"
import { renderMail } from "../../../modules/mail/render-mail"
import { findTenant } from "../../../modules/tenant/find-tenant"
import { tenantOrigin } from "../../../modules/tenant/tenant-origin"
import { senderOf } from "../../mail/sender-of"

export interface InviteInput {
  tenantId: string
  accountId: string
  email: string
}

/**
 * A link with which the account's holder chooses a password; mailed, and returned. It is the last step of each workflow
 * that has it, so there is no undo.
 */
export const inviteStep = createStep(
  "invite",
  async ({ tenantId, accountId, email }: InviteInput, { container }) => {
    const tenant = await findTenant(container, "id", tenantId)
    if (!tenant) throw notFound("Tenant")
    const origin = tenantOrigin(tenant)
    const sender = senderOf(tenant, origin)
    const token = newToken()
    const url = `${origin}/reset-password?token=${token}`
    await withTenant(container, tenantId, async (tx) => {
      await insertResetToken(tx, { accountId, token, seconds: invitationSeconds })
      const mail = renderMail({ sender, to: email, ...invitationMail(sender.brandName, url) })
      await queueMail(container, tx, mail, invitationSeconds)
    })
    return new StepResponse(url)
  }
)
