import { hashPassword } from "../../../../modules/account/password"
import { changePassword } from "../../../../commands/account/change-password"
import { requireOwnPassword } from "../require-own-password"
import { ok } from "../../../../http/kernel/reply"
import { route } from "../../../../http/kernel/route"
import * as endpoints from "../../../../contract/endpoints/auth"

export const PUT = route(endpoints.changePassword, async (ctx, { body }) => {
  const wrong = { path: "currentPassword", message: "Current password is incorrect" }
  await requireOwnPassword(ctx, body.currentPassword, wrong)
  const input = {
    tenantId: ctx.tenant.id,
    accountId: ctx.signedIn.account.id,
    passwordHash: await hashPassword(body.newPassword),
    keepSession: ctx.signedIn.sessionId,
  }
  await changePassword(ctx.container, input)
  return ok({ message: "Password changed successfully!" })
})
