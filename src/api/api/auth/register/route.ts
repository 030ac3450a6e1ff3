import { created } from "../../../../http/kernel/reply"
import { route } from "../../../../http/kernel/route"
import { signUp } from "../sign-up"
import * as endpoints from "../../../../contract/endpoints/auth"

export const POST = route(endpoints.register, async (ctx, { body }, req) => {
  const { user: account, cookie } = await signUp(ctx, req, body, null)
  return created(account, { "set-cookie": cookie })
})
