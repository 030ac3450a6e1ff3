import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../db/with-tenant"
import { newToken } from "../../lib/tokens"
import { findAccountByEmail } from "../../modules/account/account"
import { resetMail } from "../../modules/mail/mails/account"
import { insertResetToken, resetSeconds } from "../../modules/account/reset-tokens"
import { mailAsTenant } from "../mail/tenant-mail"

export interface RequestResetInput {
  tenantId: string
  email: string
  origin: string
}

/**
 * Mails a link to choose a new password. For an e-mail without an account it writes a mail without a recipient, so that
 * the response time doesn't reveal whether the account exists.
 */
export async function requestReset(container: MedusaContainer, input: RequestResetInput): Promise<void> {
  const { tenantId, origin } = input
  const token = newToken()
  await withTenant(container, tenantId, async (tx) => {
    const account = await findAccountByEmail(tx, input.email)
    if (account) await insertResetToken(tx, { accountId: account.id, token, seconds: resetSeconds })
    const to = account?.email ?? null
    await mailAsTenant(container, tx, { to, validForSeconds: resetSeconds, origin }, (tenant) =>
      resetMail(tenant, `/reset-password?token=${token}`)
    )
  })
}
