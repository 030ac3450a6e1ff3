import { Modules } from "@medusajs/framework/utils"
import { changePasswordBody } from "../../../../contract/auth"
import { messageBody } from "../../../../contract/common"
import { invalid } from "../../../../lib/shop-error"
import { loginLimits, loginWindowSeconds } from "../../../../modules/account/login-limits"
import { checkPassword, hashPassword } from "../../../../modules/account/password"
import { changePasswordWorkflow } from "../../../../workflows/account/change-password"
import { clientOf, requireRoom, takeRoom } from "../../../../http/rate-limit"
import { passwordCheckLimit } from "../auth-limits"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"

export const PUT = route(
  {
    access: "shopper",
    summary: "Change one's password; other sessions end",
    body: changePasswordBody,
    answers: { 200: messageBody },
    refusals: ["TOO_MANY_REQUESTS"],
    limits: [passwordCheckLimit],
  },
  async (ctx, { body }) => {
    const { id, email } = ctx.signedIn.account
    // The same count as at sign-in: a stolen session must not be a way to guess on.
    const limits = loginLimits(email, clientOf(ctx))
    await requireRoom(ctx, limits, loginWindowSeconds)
    const login = { tenantId: ctx.tenant.id, email, password: body.currentPassword }
    if (!(await checkPassword(ctx.container.resolve(Modules.AUTH), login, true))) {
      await takeRoom(ctx, limits, loginWindowSeconds)
      throw invalid("currentPassword", "Current password is incorrect")
    }
    await requireRoom(ctx, limits, loginWindowSeconds)
    const input = {
      tenantId: ctx.tenant.id,
      accountId: id,
      passwordHash: await hashPassword(body.newPassword),
      keepSession: ctx.signedIn.sessionId,
    }
    await changePasswordWorkflow(ctx.container).run({ input })
    return ok({ message: "Password changed successfully!" })
  }
)
