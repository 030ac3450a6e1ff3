import { user } from "../../../../contract/auth"
import { userOf } from "../../../../modules/account/account"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"

export const GET = route(
  { access: "shopper", summary: "Who is signed in", answers: { 200: user } },
  ({ signedIn: { account, entered } }) => {
    const mark = entered && { enteredBy: entered.byName, enteredUntil: entered.until.toISOString() }
    return Promise.resolve(ok({ ...userOf(account), ...mark }))
  }
)
