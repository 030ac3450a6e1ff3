import { Modules } from "@medusajs/framework/utils"
import { invalid } from "../../../lib/api-error"
import { loginLimits, loginWindowSeconds } from "../../../modules/account/login-limits"
import { checkPassword } from "../../../modules/account/password"
import type { RequestContext, SignedIn } from "../../../http/kernel/context"
import { clientOf, requireWithinLimits, countAgainstLimits } from "../../../http/throttle/rate-limit"

/**
 * Who is signed in must know the password too. Wrong ones count as at sign-in: a stolen session must not be a way to
 * guess on.
 * @param refusal the member of the body that held it, and what to say
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
  const login = { tenantId: ctx.tenant.id, email, password }
  if (!(await checkPassword(ctx.container.resolve(Modules.AUTH), login, true))) {
    await countAgainstLimits(ctx, limits, loginWindowSeconds)
    throw invalid(refusal.path, refusal.message)
  }
  // Again: of many guesses at once, only those before the limit may learn whether they were right.
  await requireWithinLimits(ctx, limits, loginWindowSeconds)
}
