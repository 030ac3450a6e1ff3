import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../db/with-tenant"
import { lockAccount, markVerified } from "../../modules/account/account"
import { badResetLink } from "../../modules/account/bad-reset-link"
import { forgetLoginFailures } from "../../modules/account/login-limits"
import { consumeResetToken, voidResetTokens } from "../../modules/account/reset-tokens"
import { deleteSessionsOf } from "../../modules/account/sessions"
import { setPasswordHash } from "../../medusa/login/set-password"
import { emptyUnverified } from "./empty-unverified"

export interface ResetPasswordInput {
  tenantId: string
  token: string
  passwordHash: string
  keepSession: string | null
}

/**
 * A new password by a link, which is used up. Who opens it owns the mailbox, so the e-mail is verified; what was
 * put into the account before that may be a stranger's, and goes. Every other session ends, and who was locked out
 * by wrong passwords may sign in.
 * @throws ApiError VALIDATION_FAILED when the link is unknown, used or too old
 */
export async function resetPassword(container: MedusaContainer, input: ResetPasswordInput): Promise<void> {
  await withTenant(container, input.tenantId, async (tx) => {
    const accountId = await consumeResetToken(tx, input.token)
    const account = accountId && (await lockAccount(tx, accountId))
    if (!account) throw badResetLink()
    await emptyUnverified(container, tx, account)
    await setPasswordHash(container, tx, account.email, input.passwordHash)
    await markVerified(tx, account.id)
    await deleteSessionsOf(tx, account.id, input.keepSession)
    await voidResetTokens(tx, account.id)
    await forgetLoginFailures(tx, account.email)
  })
}
