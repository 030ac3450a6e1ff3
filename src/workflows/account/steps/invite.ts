import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { withTenant } from "../../../db/with-tenant"
import { hashToken, newToken } from "../../../lib/tokens"
import { invitationMail } from "../../../modules/account/mails"
import { insertResetToken, invitationSeconds } from "../../../modules/account/reset-tokens"
import type { Sender } from "../../../modules/mail/mail"
import { queueMail } from "../../../modules/mail/queue-mail"
import { renderMail } from "../../../modules/mail/render-mail"

export type InviteInput = {
  tenantId: string
  accountId: string
  email: string
  origin: string
  sender: Sender
}

/** The invitation's link, mailed as well. Undone by voiding the link. */
export const inviteStep = createStep(
  "invite",
  async ({ tenantId, accountId, email, origin, sender }: InviteInput, { container }) => {
    const token = newToken()
    const url = `${origin}/reset-password?token=${token}`
    await withTenant(container, tenantId, async (tx) => {
      await insertResetToken(tx, { accountId, token, seconds: invitationSeconds })
      const mail = renderMail({ sender, to: email, ...invitationMail(sender.brandName, url) })
      await queueMail(container, tx, mail, invitationSeconds)
    })
    return new StepResponse(url, { tenantId, tokenHash: hashToken(token) })
  },
  async (undo, { container }) => {
    if (!undo) return
    await withTenant(container, undo.tenantId, (tx) =>
      tx.run("delete from reset_token where tenant_id = ? and token_hash = ?", [
        undo.tenantId,
        undo.tokenHash,
      ])
    )
  }
)
