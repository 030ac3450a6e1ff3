import { requireCodeAllowed } from "../code-rules"
import { mailCode } from "../mail-code"
import { route } from "../../../../http/kernel/route"
import * as endpoints from "../../../../contract/endpoints/auth"

export const POST = route(endpoints.sendOtp, async (ctx, { body: { email } }) => {
  await requireCodeAllowed(ctx, email)
  return mailCode(ctx, email, false)
})
