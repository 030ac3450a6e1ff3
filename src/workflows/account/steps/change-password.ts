import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { withTenant } from "../../../db/with-tenant"
import { notFound } from "../../../lib/shop-error"
import { lockAccount } from "../../../modules/account/account"
import { voidResetTokens } from "../../../modules/account/reset-tokens"
import { deleteSessionsOf } from "../../../modules/account/sessions"
import { setPasswordHash } from "../../../medusa/login/set-password"

export interface ChangePasswordInput {
  tenantId: string
  accountId: string
  passwordHash: string
  keepSession: string
}

/**
 * A new password; every other session ends and every link that was sent is void. Undone by putting the old password
 * back; the ended sessions stay ended.
 */
export const changePasswordStep = createStep(
  "change-password",
  async (input: ChangePasswordInput, { container }) => {
    const undo = await withTenant(container, input.tenantId, async (tx) => {
      const account = await lockAccount(tx, input.accountId)
      if (!account) throw notFound("Account")
      const before = await setPasswordHash(container, tx, account.email, input.passwordHash)
      await deleteSessionsOf(tx, account.id, input.keepSession)
      await voidResetTokens(tx, account.id)
      return { tenantId: input.tenantId, email: account.email, before }
    })
    return new StepResponse(undefined, undo)
  },
  async (undo, { container }) => {
    if (!undo?.before) return
    const { tenantId, email, before } = undo
    await withTenant(container, tenantId, (tx) => setPasswordHash(container, tx, email, before))
  }
)
