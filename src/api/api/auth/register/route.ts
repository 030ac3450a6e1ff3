import { registerBody, user } from "../../../../contract/auth"
import { created } from "../../../../http/reply"
import { signUpLimit } from "../auth-limits"
import { route } from "../../../../http/route"
import { signUp } from "../sign-up"

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
    const { user: account, cookie } = await signUp(ctx, req, body, null)
    return created(account, { "set-cookie": cookie })
  }
)
