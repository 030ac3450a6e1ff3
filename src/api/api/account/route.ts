import { deleteAccount } from "../../../commands/account/delete-account"
import { noContent } from "../../../http/kernel/reply"
import { route } from "../../../http/kernel/route"
import { noSessionCookie } from "../../../http/kernel/session"
import { requireOwnPassword } from "../auth/require-own-password"
import * as endpoints from "../../../contract/endpoints/account"

export const DELETE = route(endpoints.deleteAccount, async (ctx, { body }) => {
  await requireOwnPassword(ctx, body.password, { path: "password", message: "Password is incorrect" })
  const input = { tenantId: ctx.tenant.id, accountId: ctx.signedIn.account.id }
  await deleteAccount(ctx.container, input)
  return noContent({ "set-cookie": noSessionCookie() })
})
