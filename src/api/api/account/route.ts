import { deleteAccount } from "../../../commands/account/delete-account"
import { renameAccount } from "../../../commands/account/rename-account"
import { actorOf } from "../../../http/kernel/actor"
import { noContent, ok } from "../../../http/kernel/reply"
import { route } from "../../../http/kernel/route"
import { noSessionCookie } from "../../../http/kernel/session"
import { userOf } from "../../../modules/account/account"
import { requireOwnPassword } from "../auth/require-own-password"
import * as endpoints from "../../../contract/endpoints/account"

export const PUT = route(endpoints.updateAccount, async (ctx, { body }) => {
  const { account } = ctx.signedIn
  const input = {
    tenantId: ctx.tenant.id,
    accountId: account.id,
    name: body.name,
    actor: actorOf(ctx.signedIn),
  }
  return ok(userOf(await renameAccount(ctx.container, input)))
})

export const DELETE = route(endpoints.deleteAccount, async (ctx, { body }) => {
  await requireOwnPassword(ctx, body.password, { path: "password", message: "Password is incorrect" })
  const input = { tenantId: ctx.tenant.id, accountId: ctx.signedIn.account.id }
  await deleteAccount(ctx.container, input)
  return noContent({ "set-cookie": noSessionCookie() })
})
