import { changePasswordBody } from "../../../../contract/auth"
import { messageBody } from "../../../../contract/common"
import { hashPassword } from "../../../../modules/account/password"
import { changePasswordWorkflow } from "../../../../workflows/account/change-password"
import { passwordCheckLimit } from "../auth-limits"
import { requireOwnPassword } from "../require-own-password"
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
    const wrong = { path: "currentPassword", message: "Current password is incorrect" }
    await requireOwnPassword(ctx, body.currentPassword, wrong)
    const input = {
      tenantId: ctx.tenant.id,
      accountId: ctx.signedIn.account.id,
      passwordHash: await hashPassword(body.newPassword),
      keepSession: ctx.signedIn.sessionId,
    }
    await changePasswordWorkflow(ctx.container).run({ input })
    return ok({ message: "Password changed successfully!" })
  }
)
