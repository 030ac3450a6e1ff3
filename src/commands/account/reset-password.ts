import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../db/with-tenant"
import { lockAccount, markVerified } from "../../modules/account/account"
import { badResetLink } from "../../modules/account/bad-reset-link"
import { clearLoginFailures } from "../../modules/account/login-limits"
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
 * Sets a new password by a reset link, which is used up. Opening the link proves the mailbox, so the e-mail becomes
 * verified, and what an unverified account held before is removed because it may be a stranger's. Every other session
 * ends, and a lockout after wrong passwords is lifted.
 * @throws ApiError VALIDATION_FAILED if the link is unknown, used or expired
 */
export async function resetPassword(container: MedusaContainer, input: ResetPasswordInput): Promise<void> {
  await withTenant(container, input.tenantId, async (tx) => {
    const accountId = await consumeResetToken(tx, input.token)
    const account = accountId && (await lockAccount(tx, accountId))
    if (!account) throw badResetLink()
    await emptyUnverified(tx, account)
    await setPasswordHash(container, tx, account.email, input.passwordHash)
    await markVerified(tx, account.id)
    await deleteSessionsOf(tx, account.id, input.keepSession)
    await voidResetTokens(tx, account.id)
    await clearLoginFailures(tx, account.email)
  })
}
