import { emailBody, otpSent } from "../../../../contract/auth"
import { otpSeconds } from "../../../../modules/account/otp"
import { sendCodeWorkflow } from "../../../../workflows/account/send-code"
import { senderOf } from "../../../../workflows/mail/sender-of"
import { codeLimits, codeWindowSeconds, requireCodeAllowed } from "../../../utils/code-rules"
import { takeRoom } from "../../../utils/rate-limit"
import { ok } from "../../../utils/reply"
import { route } from "../../../utils/route"
import { shopOrigin } from "../../../utils/shop-origin"

export const POST = route(
  {
    access: "anyone",
    summary: "Mail a six-digit code that proves an e-mail",
    body: emailBody,
    answers: { 200: otpSent },
    refusals: ["CONFLICT", "TOO_MANY_REQUESTS"],
  },
  async (ctx, { body: { email } }) => {
    await requireCodeAllowed(ctx, email)
    await takeRoom(ctx, codeLimits(ctx, email), codeWindowSeconds)
    const sender = senderOf(ctx.tenant, shopOrigin(ctx))
    const input = { tenantId: ctx.tenant.id, email, again: false, sender }
    const { result: resendsLeft } = await sendCodeWorkflow(ctx.container).run({ input })
    return ok({ expiresInSeconds: otpSeconds, resendsLeft })
  }
)
