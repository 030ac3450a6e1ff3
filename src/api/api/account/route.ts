import { deleteAccountBody } from "../../../contract/auth"
import { deleteAccountWorkflow } from "../../../workflows/account/delete-account"
import { noContent } from "../../../http/reply"
import { route } from "../../../http/route"
import { noSessionCookie } from "../../../http/session"
import { passwordCheckLimit } from "../auth/auth-limits"
import { requireOwnPassword } from "../auth/require-own-password"

export const DELETE = route(
  {
    access: "shopper",
    summary: "Erase one's account; orders and invoices stay as the law asks, without its e-mail",
    body: deleteAccountBody,
    answers: { 204: null },
    refusals: ["CONFLICT", "TOO_MANY_REQUESTS"],
    limits: [passwordCheckLimit],
  },
  async (ctx, { body }) => {
    await requireOwnPassword(ctx, body.password, { path: "password", message: "Password is incorrect" })
    const input = { tenantId: ctx.tenant.id, accountId: ctx.signedIn.account.id }
    await deleteAccountWorkflow(ctx.container).run({ input })
    return noContent({ "set-cookie": noSessionCookie() })
  }
)
