import { userOf } from "../../../../modules/account/account"
import { ok } from "../../../../http/kernel/reply"
import { route } from "../../../../http/kernel/route"
import * as endpoints from "../../../../contract/endpoints/auth"

export const GET = route(endpoints.getSignedInAccount, ({ signedIn: { account, entered } }) => {
  const mark = entered && { enteredBy: entered.byName, enteredUntil: entered.until.toISOString() }
  return Promise.resolve(ok({ ...userOf(account), ...mark }))
})
