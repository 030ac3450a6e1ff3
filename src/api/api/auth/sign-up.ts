import type { IncomingMessage } from "node:http"
import type { z } from "zod"
import type { registerBody, User } from "../../../contract/auth"
import { signUpAccount } from "../../../commands/account/sign-up"
import { hashPassword } from "../../../modules/account/password"
import type { RequestContext } from "../../../http/kernel/context"
import { newSession } from "../../../http/kernel/new-session"
import { sessionCookieOf } from "../../../http/kernel/session"
import { consentText } from "./consent-text"
import { requireFreeEmail } from "./require-free-email"

/**
 * Creates a shopper's account and signs it in.
 * @param proof proves the e-mail, from this browser; with null it must be verified later
 * @returns the account and its session cookie
 * @throws ApiError CONFLICT when the e-mail is taken
 */
export async function signUp(
  ctx: RequestContext,
  req: IncomingMessage,
  { email, name, password }: z.output<typeof registerBody>,
  proof: string | null
): Promise<{ user: User; cookie: string }> {
  await requireFreeEmail(ctx, email)
  const session = newSession(ctx, req)
  const account = {
    tenantId: ctx.tenant.id,
    email,
    name,
    role: "CUSTOMER" as const,
    isEmailVerified: proof !== null,
    passwordHash: await hashPassword(password),
    proof,
    consent: await consentText(ctx),
  }
  const user = await signUpAccount(ctx.container, { account, session })
  return { user, cookie: sessionCookieOf(session.token) }
}
