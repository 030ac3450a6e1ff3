import { isEmailProven } from "../../../../modules/account/email-proof"
import { emailUnproven } from "../../../../modules/account/email-unproven"
import { inTenant } from "../../../../http/kernel/context"
import { noProofCookie } from "../email-proof-cookie"
import { cookieName } from "../../../../http/kernel/cookie"
import { created } from "../../../../http/kernel/reply"
import { route } from "../../../../http/kernel/route"
import { signUp } from "../sign-up"
import * as endpoints from "../../../../contract/endpoints/auth"

export const POST = route(endpoints.completeRegistration, async (ctx, { body }, req) => {
  const proof = ctx.cookies[cookieName("emailProof")] ?? ""
  if (!(await inTenant(ctx, (tx) => isEmailProven(tx, body.email, proof)))) throw emailUnproven()
  const { user: account, cookie } = await signUp(ctx, req, body, proof)
  return created(account, { "set-cookie": [cookie, noProofCookie()] })
})
