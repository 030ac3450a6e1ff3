import { registerBody, user } from "../../../../contract/auth"
import { isEmailProven } from "../../../../modules/account/email-proof"
import { emailUnproven } from "../../../../modules/account/email-unproven"
import { inTenant } from "../../../../http/context"
import { noProofCookie } from "../email-proof-cookie"
import { signUpLimit } from "../auth-limits"
import { cookieName } from "../../../../http/cookie"
import { created } from "../../../../http/reply"
import { route } from "../../../../http/route"
import { signUp } from "../sign-up"

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
    const { user: account, cookie } = await signUp(ctx, req, body, proof)
    return created(account, { "set-cookie": [cookie, noProofCookie()] })
  }
)
