import { ApiError } from "../../../../lib/api-error"
import { userOf } from "../../../../modules/account/account"
import { loginLimits, loginWindowSeconds } from "../../../../modules/account/login-limits"
import { checkLogin } from "../../../../commands/account/check-login"
import { openSession } from "../../../../commands/account/open-session"
import { newSession } from "../../../../http/kernel/new-session"
import { clientOf, requireWithinLimits, countAgainstLimits } from "../../../../http/throttle/rate-limit"
import { ok } from "../../../../http/kernel/reply"
import { route } from "../../../../http/kernel/route"
import { sessionCookieOf } from "../../../../http/kernel/session"
import * as endpoints from "../../../../contract/endpoints/auth"

export const POST = route(endpoints.login, async (ctx, { body }, req) => {
  const { email, password } = body
  const limits = loginLimits(email, clientOf(ctx))
  await requireWithinLimits(ctx, limits, loginWindowSeconds)
  const account = await checkLogin(ctx.container, { tenantId: ctx.tenant.id, email, password })
  if (!account) {
    await countAgainstLimits(ctx, limits, loginWindowSeconds)
    throw new ApiError("UNAUTHENTICATED", "Invalid email or password")
  }
  // Checked again: of many concurrent guesses, only those before the limit may learn their result.
  await requireWithinLimits(ctx, limits, loginWindowSeconds)
  const session = newSession(ctx, req)
  await openSession(ctx.container, { ...session, accountId: account.id })
  return ok(userOf(account), { "set-cookie": sessionCookieOf(session.token) })
})
