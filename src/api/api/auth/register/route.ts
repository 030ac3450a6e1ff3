import { registerBody, user } from "../../../../contract/auth"
import { hashPassword } from "../../../../modules/account/password"
import { signUpWorkflow } from "../../../../workflows/account/sign-up"
import { newSession } from "../../../../http/new-session"
import { created } from "../../../../http/reply"
import { signUpLimit } from "../auth-limits"
import { consentText } from "../consent-text"
import { requireFreeEmail } from "../require-free-email"
import { route } from "../../../../http/route"
import { sessionCookieOf } from "../../../../http/session"

export const POST = route(
  {
    access: "anyone",
    summary: "Open an account and sign in; the e-mail is verified later",
    body: registerBody,
    answers: { 201: user },
    refusals: ["CONFLICT"],
    limits: [signUpLimit],
  },
  async (ctx, { body }, req) => {
    await requireFreeEmail(ctx, body.email)
    const session = newSession(ctx, req)
    const account = {
      tenantId: ctx.tenant.id,
      email: body.email,
      name: body.name,
      role: "CUSTOMER" as const,
      isEmailVerified: false,
      passwordHash: await hashPassword(body.password),
      proof: null,
      consent: await consentText(ctx),
    }
    const { result } = await signUpWorkflow(ctx.container).run({ input: { account, session } })
    return created(result, { "set-cookie": sessionCookieOf(session.token) })
  }
)
