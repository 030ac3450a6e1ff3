import { emailBody, otpSent } from "../../../../contract/auth"
import { codeCallLimit } from "../auth-limits"
import { requireCodeAllowed } from "../code-rules"
import { mailCode } from "../mail-code"
import { route } from "../../../../http/route"

export const POST = route(
  {
    access: "anyone",
    summary: "Mail a six-digit code that proves an e-mail",
    body: emailBody,
    answers: { 200: otpSent },
    refusals: ["CONFLICT", "TOO_MANY_REQUESTS"],
    limits: [codeCallLimit],
  },
  async (ctx, { body: { email } }) => {
    await requireCodeAllowed(ctx, email)
    return mailCode(ctx, email, false)
  }
)
