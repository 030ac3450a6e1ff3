import { emailBody } from "../../../../contract/auth"
import { messageBody } from "../../../../contract/common"
import { requestResetWorkflow } from "../../../../workflows/account/request-reset"
import { senderOf } from "../../../../workflows/mail/sender-of"
import { clientOf, takeRoom } from "../../../../http/rate-limit"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import { shopOrigin } from "../../../../http/shop-origin"

const windowSeconds = 3600

export const POST = route(
  {
    access: "anyone",
    summary: "Mail a link to choose a new password; the answer is the same without an account",
    body: emailBody,
    answers: { 200: messageBody },
    refusals: ["TOO_MANY_REQUESTS"],
  },
  async (ctx, { body: { email } }) => {
    const limits = [
      { key: `reset:email:${email}`, max: 3 },
      { key: `reset:client:${clientOf(ctx)}`, max: 20 },
    ]
    await takeRoom(ctx, limits, windowSeconds)
    const origin = shopOrigin(ctx)
    const input = { tenantId: ctx.tenant.id, email, origin, sender: senderOf(ctx.tenant, origin) }
    await requestResetWorkflow(ctx.container).run({ input })
    return ok({ message: "If an account exists for this email, we have sent a link to reset its password." })
  }
)
