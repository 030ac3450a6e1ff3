import { registerBody, user } from "../../../../contract/auth"
import { isEmailProven } from "../../../../modules/account/email-proof"
import { hashPassword } from "../../../../modules/account/password"
import { emailUnproven } from "../../../../modules/account/email-unproven"
import { signUpWorkflow } from "../../../../workflows/account/sign-up"
import { inTenant } from "../../../../http/context"
import { noProofCookie } from "../email-proof-cookie"
import { signUpLimit } from "../auth-limits"
import { consentText } from "../consent-text"
import { cookieName } from "../../../../http/cookie"
import { newSession } from "../../../../http/new-session"
import { created } from "../../../../http/reply"
import { requireFreeEmail } from "../require-free-email"
import { route } from "../../../../http/route"
import { sessionCookieOf } from "../../../../http/session"

export const POST = route(
  {
    access: "anyone",
    summary: "Open an account with an e-mail that this browser has verified, and sign in",
    body: registerBody,
    answers: { 201: user },
    refusals: ["FORBIDDEN", "CONFLICT"],
    limits: [signUpLimit],
  },
  async (ctx, { body }, req) => {
    const proof = ctx.cookies[cookieName("emailProof")] ?? ""
    if (!(await inTenant(ctx, (tx) => isEmailProven(tx, body.email, proof)))) throw emailUnproven()
    await requireFreeEmail(ctx, body.email)
    const session = newSession(ctx, req)
    const account = {
      tenantId: ctx.tenant.id,
      email: body.email,
      name: body.name,
      role: "CUSTOMER" as const,
      isEmailVerified: true,
      passwordHash: await hashPassword(body.password),
      proof,
      consent: await consentText(ctx),
    }
    const { result } = await signUpWorkflow(ctx.container).run({ input: { account, session } })
    return created(result, { "set-cookie": [sessionCookieOf(session.token), noProofCookie()] })
  }
)
