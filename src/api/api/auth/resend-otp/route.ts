import { emailBody, otpSent } from "../../../../contract/auth"
import { lockResends, otpSeconds } from "../../../../modules/account/otp"
import { requireResend } from "../../../../modules/account/require-resend"
import { sendCodeWorkflow } from "../../../../workflows/account/send-code"
import { senderOf } from "../../../../workflows/mail/sender-of"
import { codeLimits, codeWindowSeconds, requireCodeAllowed } from "../../../utils/code-rules"
import { inTenant } from "../../../utils/context"
import { takeRoom } from "../../../utils/rate-limit"
import { ok } from "../../../utils/reply"
import { route } from "../../../utils/route"
import { shopOrigin } from "../../../utils/shop-origin"

export const POST = route(
  {
    access: "anyone",
    summary: "Mail another code in the place of the one before; three times",
    body: emailBody,
    answers: { 200: otpSent },
    refusals: ["CONFLICT", "TOO_MANY_REQUESTS"],
  },
  async (ctx, { body: { email } }) => {
    await requireCodeAllowed(ctx, email)
    // Looked at before it is counted, so that a refused resend uses nothing up.
    requireResend(await inTenant(ctx, (tx) => lockResends(tx, email)))
    await takeRoom(ctx, codeLimits(ctx, email), codeWindowSeconds)
    const sender = senderOf(ctx.tenant, shopOrigin(ctx))
    const input = { tenantId: ctx.tenant.id, email, again: true, sender }
    const { result: resendsLeft } = await sendCodeWorkflow(ctx.container).run({ input })
    return ok({ expiresInSeconds: otpSeconds, resendsLeft })
  }
)
