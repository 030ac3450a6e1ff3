import { userOf } from "../../../../modules/account/account"
import { ok } from "../../../../http/reply"
import { route } from "../../../../http/route"
import * as endpoints from "../../../../contract/endpoints/auth"

export const GET = route(endpoints.getSignedInAccount, ({ signedIn: { account, entered } }) => {
  const mark = entered && { enteredBy: entered.byName, enteredUntil: entered.until.toISOString() }
  return Promise.resolve(ok({ ...userOf(account), ...mark }))
})
