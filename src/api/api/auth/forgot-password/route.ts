import { emailBody } from "../../../../contract/auth"
import { messageBody } from "../../../../contract/common"
import { requestResetWorkflow } from "../../../../workflows/account/request-reset"
import { resetLimits } from "../auth-limits"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import { requestOrigin } from "../../../../http/request-origin"

export const POST = route(
  {
    access: "anyone",
    summary: "Mail a link to choose a new password; the answer is the same without an account",
    body: emailBody,
    answers: { 200: messageBody },
    limits: resetLimits,
  },
  async (ctx, { body: { email } }) => {
    const input = { tenantId: ctx.tenant.id, email, origin: requestOrigin(ctx) }
    await requestResetWorkflow(ctx.container).run({ input })
    return ok({ message: "If an account exists for this email, we have sent a link to reset its password." })
  }
)
