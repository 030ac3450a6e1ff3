import { mailboxOf } from "../../../domain/mailbox-of"
import { otpSeconds } from "../../../modules/account/otp"
import { sendCode } from "../../../commands/account/send-code"
import type { RequestContext } from "../../../http/kernel/context"
import { countAgainstLimits } from "../../../http/throttle/rate-limit"
import { ok, type Reply } from "../../../http/kernel/reply"
import { requestOrigin } from "../../../http/kernel/request-origin"

/**
 * Counts a code against the mailbox's rate limit and e-mails it.
 * @param again replaces the previous code
 * @throws ApiError TOO_MANY_REQUESTS
 */
export async function mailCode(ctx: RequestContext, email: string, again: boolean): Promise<Reply> {
  await countAgainstLimits(ctx, [{ key: `otp:email:${mailboxOf(email)}`, max: 4 }], 3600)
  const input = { tenantId: ctx.tenant.id, email, again, origin: requestOrigin(ctx) }
  const resendsLeft = await sendCode(ctx.container, input)
  return ok({ expiresInSeconds: otpSeconds, resendsLeft })
}
