import { user } from "../../../../contract/auth"
import { userOf } from "../../../../modules/account/account"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"

export const GET = route(
  { access: "shopper", summary: "Who is signed in", answers: { 200: user } },
  ({ signedIn }) => Promise.resolve(ok(userOf(signedIn.account)))
)
