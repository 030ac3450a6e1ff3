import { invalid } from "../../../lib/api-error"
import { loginLimits, loginWindowSeconds } from "../../../modules/account/login-limits"
import { checkLogin } from "../../../commands/account/check-login"
import type { RequestContext, SignedIn } from "../../../http/kernel/context"
import { clientOf, requireWithinLimits, countAgainstLimits } from "../../../http/throttle/rate-limit"

/**
 * Requires the signed-in account's password. Wrong passwords count as at sign-in, so that a stolen session can't be
 * used to guess it.
 * @param refusal the body member with the password, and the error message
 * @throws ApiError VALIDATION_FAILED, TOO_MANY_REQUESTS
 */
export async function requireOwnPassword(
  ctx: RequestContext & { signedIn: SignedIn },
  password: string,
  refusal: { path: string; message: string }
): Promise<void> {
  const { email } = ctx.signedIn.account
  const limits = loginLimits(email, clientOf(ctx))
  await requireWithinLimits(ctx, limits, loginWindowSeconds)
  const account = await checkLogin(ctx.container, { tenantId: ctx.tenant.id, email, password })
  if (account?.id !== ctx.signedIn.account.id) {
    await countAgainstLimits(ctx, limits, loginWindowSeconds)
    throw invalid(refusal.path, refusal.message)
  }
  // Checked again: of many concurrent guesses, only those before the limit may learn their result.
  await requireWithinLimits(ctx, limits, loginWindowSeconds)
}
