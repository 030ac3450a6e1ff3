import { emailBody, otpSent } from "../../../../contract/auth"
import { requireCodeAllowed } from "../../../utils/code-rules"
import { mailCode } from "../../../utils/mail-code"
import { route } from "../../../utils/route"

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
    return mailCode(ctx, email, false)
  }
)
