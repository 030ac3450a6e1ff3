import { emailBody, otpSent } from "../../../../contract/auth"
import { lockResends } from "../../../../modules/account/otp"
import { requireResend } from "../../../../modules/account/require-resend"
import { codeCallLimit } from "../auth-limits"
import { requireCodeAllowed } from "../code-rules"
import { inTenant } from "../../../../http/context"
import { mailCode } from "../mail-code"
import { route } from "../../../../http/route"

export const POST = route(
  {
    access: "anyone",
    summary: "Mail another code in the place of the one before; three times",
    body: emailBody,
    answers: { 200: otpSent },
    refusals: ["CONFLICT", "TOO_MANY_REQUESTS"],
    limits: [codeCallLimit],
  },
  async (ctx, { body: { email } }) => {
    await requireCodeAllowed(ctx, email)
    // Before the e-mail's codes are counted, so that a refused resend uses none of them up.
    requireResend(await inTenant(ctx, (tx) => lockResends(tx, email)))
    return mailCode(ctx, email, true)
  }
)
