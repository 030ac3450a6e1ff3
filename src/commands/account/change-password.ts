import type { MedusaContainer } from "@medusajs/framework/types"
import { withTenant } from "../../db/with-tenant"
import { notFound } from "../../lib/api-error"
import { lockAccount } from "../../modules/account/account"
import { voidResetTokens } from "../../modules/account/reset-tokens"
import { deleteSessionsOf } from "../../modules/account/sessions"
import { setPasswordHash } from "../../medusa/login/set-password"

export interface ChangePasswordInput {
  tenantId: string
  accountId: string
  passwordHash: string
  keepSession: string
}

/** Sets a new password, ends every other session and voids every link that was sent. */
export async function changePassword(container: MedusaContainer, input: ChangePasswordInput): Promise<void> {
  await withTenant(container, input.tenantId, async (tx) => {
    const account = await lockAccount(tx, input.accountId)
    if (!account) throw notFound("Account")
    await setPasswordHash(container, tx, account.email, input.passwordHash)
    await deleteSessionsOf(tx, account.id, input.keepSession)
    await voidResetTokens(tx, account.id)
  })
}
