import { requestReset } from "../../../../commands/account/request-reset"
import { ok } from "../../../../http/kernel/reply"
import { route } from "../../../../http/kernel/route"
import { requestOrigin } from "../../../../http/kernel/request-origin"
import * as endpoints from "../../../../contract/endpoints/auth"

export const POST = route(endpoints.forgotPassword, async (ctx, { body: { email } }) => {
  const input = { tenantId: ctx.tenant.id, email, origin: requestOrigin(ctx) }
  await requestReset(ctx.container, input)
  return ok({ message: "If an account exists for this email, we have sent a link to reset its password." })
})
