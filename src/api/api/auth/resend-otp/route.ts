import { lockResends } from "../../../../modules/account/otp"
import { requireResend } from "../../../../modules/account/require-resend"
import { requireCodeAllowed } from "../code-rules"
import { inTenant } from "../../../../http/kernel/context"
import { mailCode } from "../mail-code"
import { route } from "../../../../http/kernel/route"
import * as endpoints from "../../../../contract/endpoints/auth"

export const POST = route(endpoints.resendOtp, async (ctx, { body: { email } }) => {
  await requireCodeAllowed(ctx, email)
  // Checked before the e-mail's codes are counted, so that a refused resend doesn't count.
  requireResend(await inTenant(ctx, (tx) => lockResends(tx, email)))
  return mailCode(ctx, email, true)
})
