import { lockResends } from "../../../../modules/account/otp"
import { requireResend } from "../../../../modules/account/require-resend"
import { codeCall } from "../code-call"
import { requireCodeAllowed } from "../code-rules"
import { inTenant } from "../../../../http/context"
import { mailCode } from "../mail-code"
import { route } from "../../../../http/route"

export const POST = route(
  { ...codeCall, summary: "Mail another code in the place of the one before; three times" },
  async (ctx, { body: { email } }) => {
    await requireCodeAllowed(ctx, email)
    // Before the e-mail's codes are counted, so that a refused resend uses none of them up.
    requireResend(await inTenant(ctx, (tx) => lockResends(tx, email)))
    return mailCode(ctx, email, true)
  }
)
