import { otpSeconds } from "../../../modules/account/otp"
import { sendCodeWorkflow } from "../../../workflows/account/send-code"
import { senderOf } from "../../../workflows/mail/sender-of"
import { codeLimits, codeWindowSeconds } from "./code-rules"
import type { RequestContext } from "../../../http/context"
import { takeRoom } from "../../../http/rate-limit"
import { ok, type Reply } from "../../../http/reply"
import { shopOrigin } from "../../../http/shop-origin"

/**
 * Counts a code against the limits and mails it. `again`: in the place of the one before.
 * @throws ShopError TOO_MANY_REQUESTS
 */
export async function mailCode(ctx: RequestContext, email: string, again: boolean): Promise<Reply> {
  await takeRoom(ctx, codeLimits(ctx, email), codeWindowSeconds)
  const sender = senderOf(ctx.tenant, shopOrigin(ctx))
  const input = { tenantId: ctx.tenant.id, email, again, sender }
  const { result: resendsLeft } = await sendCodeWorkflow(ctx.container).run({ input })
  return ok({ expiresInSeconds: otpSeconds, resendsLeft })
}
