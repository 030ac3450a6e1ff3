import { badResetLink } from "../../../../modules/account/bad-reset-link"
import { hashPassword } from "../../../../modules/account/password"
import { isResetTokenValid } from "../../../../modules/account/reset-tokens"
import { resetPassword } from "../../../../commands/account/reset-password"
import { inTenant } from "../../../../http/kernel/context"
import { ok } from "../../../../http/kernel/reply"
import { route } from "../../../../http/kernel/route"
import * as endpoints from "../../../../contract/endpoints/auth"

export const POST = route(endpoints.resetPassword, async (ctx, { body: { token, password } }) => {
  // Checked before the expensive hash. The workflow checks again, so of two concurrent requests only one succeeds.
  if (!(await inTenant(ctx, (tx) => isResetTokenValid(tx, token)))) throw badResetLink()
  const input = {
    tenantId: ctx.tenant.id,
    token,
    passwordHash: await hashPassword(password),
    keepSession: ctx.signedIn?.sessionId ?? null,
  }
  await resetPassword(ctx.container, input)
  return ok({ message: "Your password has been reset. You can sign in now." })
})
